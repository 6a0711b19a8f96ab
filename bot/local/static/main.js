// The page: one or more screens side by side, remembered by this browser.

import { act, hall } from "./api.js";
import { h, redraw } from "./dom.js";
import { memory } from "./memory.js";
import { Pane } from "./pane.js";
import { Screen } from "./screen.js";
import { words as wordsOf } from "./words.js";

const MOST = 4; // a browser opens six connections to one server; each person's stream takes one
const WIDE = 900;

class App {
  constructor(found) {
    this.hall = found;
    this.screens = new Map();
    this.panes = [];
    this.bar = h("header", { className: "bar" });
    this.tabs = h("nav", { className: "tabs" });
    this.main = h("main", { className: "panes", onscroll: () => this.#markTab() });
    document.body.replaceChildren(this.bar, this.tabs, this.main);
    const known = memory.panes.filter((one) => this.#knows(one.person));
    if (!known.length) speakAs(navigator.language, found.people);
    for (const { person, channel } of known.length ? known : [{ person: found.people[0].id }])
      this.#add(person, channel);
    this.remember();
    this.changed();
  }

  get words() {
    return wordsOf(
      this.panes[0]?.screen.ready ? this.panes[0].screen.language : this.hall.language,
    );
  }

  remember() {
    memory.panes = this.panes.map((one) => ({ person: one.screen.person, channel: one.channel }));
  }

  isShown(person, channel) {
    return this.panes.some((one) => one.screen.person === person && one.channel === channel);
  }

  /** Opens a channel: where it is shown, else beside if that is wished and fits, else here. */
  goTo(pane, channel, { beside = false } = {}) {
    const { person } = pane.screen;
    const shown = this.panes.find((one) => one.screen.person === person && one.channel === channel);
    if (shown) return this.#look(shown);
    if (beside && this.panes.length === 1 && window.innerWidth >= WIDE)
      return this.#look(this.#add(person, channel));
    return pane.open(channel);
  }

  /** Another person takes this screen. */
  sit(pane, person) {
    const at = this.panes.indexOf(pane);
    const fresh = new Pane(this, this.#screen(person), undefined);
    this.panes[at] = fresh;
    pane.element.replaceWith(fresh.element);
    pane.close();
    this.#arrange();
    fresh.element.focus();
  }

  remove(pane) {
    this.panes = this.panes.filter((one) => one !== pane);
    pane.close();
    this.#arrange();
    this.panes[0].element.focus();
  }

  /** Names, languages or marks may be different now. */
  changed() {
    const { words } = this;
    document.documentElement.lang = words === wordsOf("de") ? "de" : "en";
    redraw(
      this.bar,
      h("img", { src: "/static/icon.svg", alt: "", width: 28, height: 28 }),
      h("strong", { className: "brand" }, "Tafelrunde"),
      h("span", { className: "simulation", title: words.simulationWhy }, words.simulation),
      h(
        "button",
        {
          type: "button",
          className: "icon",
          "aria-label": words.addScreen,
          title: words.addScreen,
          disabled: this.panes.length >= MOST,
          onclick: () => this.#beside(),
        },
        "◫",
        h("span", { className: "long" }, words.addScreenShort),
      ),
      h(
        "button",
        {
          type: "button",
          className: "icon",
          "aria-label": words.theme,
          title: words.theme,
          onclick: switchTheme,
        },
        "◐",
      ),
    );
    this.tabs.hidden = this.panes.length < 2;
    this.tabs.setAttribute("aria-label", words.screens);
    redraw(
      this.tabs,
      this.panes.map((one) => this.#tab(one)),
    );
    this.#markTab();
    const waiting = [...this.screens.values()].flatMap((one) =>
      one.places.filter((place) => one.unread(place).calls),
    ).length;
    document.title = waiting ? `(${waiting}) Tafelrunde` : "Tafelrunde";
  }

  #tab(pane) {
    const { screen } = pane;
    const place = screen.channels.get(pane.channel);
    const sign = place?.name ? `#${place.name}` : `@${screen.bot?.name ?? ""}`;
    const waits = screen.places.some((one) => one.id !== pane.channel && screen.unread(one).calls);
    return h(
      "button",
      { type: "button", onclick: () => this.#look(pane) },
      screen.me?.name ?? "…",
      h("small", {}, sign),
      waits && h("span", { className: "dot" }),
    );
  }

  /** On a phone one screen is in sight at a time; its tab says which. */
  #markTab() {
    const at = Math.round(this.main.scrollLeft / this.main.clientWidth);
    [...this.tabs.children].forEach((tab, n) => tab.setAttribute("aria-current", String(n === at)));
  }

  #look(pane) {
    pane.element.scrollIntoView({ inline: "start", block: "nearest" });
    pane.element.focus({ preventScroll: true });
  }

  /** Whoever is not on a screen yet sits down beside the others. */
  #beside() {
    const seated = new Set(this.panes.map((one) => one.screen.person));
    const people = this.panes[0].screen.people;
    const next = people.find((one) => !seated.has(one.id)) ?? people[0];
    this.#look(this.#add(next.id, undefined));
  }

  #add(person, channel) {
    const pane = new Pane(this, this.#screen(person), channel);
    this.panes.push(pane);
    this.main.append(pane.element);
    this.#arrange();
    return pane;
  }

  #arrange() {
    const used = new Set(this.panes.map((one) => one.screen));
    for (const [person, screen] of this.screens) {
      if (used.has(screen)) continue;
      screen.close();
      this.screens.delete(person);
    }
    this.main.dataset.panes = String(this.panes.length);
    for (const pane of this.panes) pane.refresh();
    this.remember();
    this.changed();
  }

  #screen(person) {
    if (!this.screens.has(person)) this.screens.set(person, new Screen(person));
    return this.screens.get(person);
  }

  #knows(person) {
    return this.hall.people.some((one) => one.id === person);
  }
}

/** A browser that has never been here: those who sit at it speak its language. */
function speakAs(locale, people) {
  const language = locale.startsWith("de") ? "de" : "en";
  for (const { id, accepts_dms } of people.filter((one) => !one.locale.startsWith(language)))
    act(id, "settings", { accepts_dms, language });
}

function switchTheme() {
  const dark =
    getComputedStyle(document.documentElement).colorScheme === "dark" ||
    (!memory.theme && matchMedia("(prefers-color-scheme: dark)").matches);
  memory.theme = dark ? "light" : "dark";
  document.documentElement.dataset.theme = memory.theme;
}

if (memory.theme) document.documentElement.dataset.theme = memory.theme;

async function begin() {
  try {
    new App(await hall());
  } catch {
    setTimeout(begin, 1000);
  }
}

begin();
