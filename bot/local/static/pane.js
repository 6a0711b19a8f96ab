// One screen: a person, the channel that is open, and everything that happens there.

import { openChannel } from "./api.js";
import { ask, nameField } from "./ask.js";
import { paneBar } from "./bar.js";
import { channelList, placeName, placeSign } from "./channels.js";
import { shownAs } from "./commands.js";
import { Composer } from "./composer.js";
import { setUpDemo } from "./demo.js";
import { h, redraw } from "./dom.js";
import { MessageLog } from "./log.js";
import { openModal } from "./modal.js";
import { peopleMenu } from "./people.js";
import { isDm } from "./screen.js";
import { words as wordsOf } from "./words.js";
import { welcome } from "./welcome.js";

export class Pane {
  /** `app` holds the other screens; `channel` may be unknown as yet. */
  constructor(app, screen, channel) {
    Object.assign(this, { app, screen, channel, following: false });
    this.element = h("section", {
      className: "pane",
      tabIndex: -1,
      onkeydown: (event) => event.key === "Escape" && this.#fold(),
    });
    this.heard = (event) => this.#hear(event.detail);
    screen.addEventListener("change", this.heard);
    this.#build();
  }

  get words() {
    return wordsOf(this.screen.language);
  }

  close() {
    this.screen.removeEventListener("change", this.heard);
    this.element.remove();
  }

  /** Shows a channel of this person, or as soon as the stream tells of it. */
  open(channel) {
    this.wanted = this.screen.channels.has(channel) ? null : channel;
    if (this.wanted) return;
    this.channel = channel;
    this.app.remember();
    this.#fold();
    this.#say("");
    this.#showChannel();
    this.log.focus();
  }

  /** Other screens came or went. */
  refresh() {
    if (this.screen.ready && this.channel) this.#showBar();
  }

  // Drawing

  /** Everything anew: at the start, after a reconnect, or in another language. */
  #build() {
    const { screen, words } = this;
    this.language = screen.language;
    this.bar = h("header", { className: "pane-bar" });
    this.drawer = h("div", { className: "drawer" });
    this.banner = h("div", { className: "banner", role: "status" });
    this.typing = h("p", { className: "typing", "aria-live": "polite" });
    this.log = new MessageLog(screen, words, this.#about(), this.#deeds());
    this.composer = new Composer(screen, words, {
      place: () => this.channel,
      fail: (text) => this.log.note(text),
      slash: (name, options) => this.slash(name, options),
    });
    this.element.replaceChildren(
      this.bar,
      this.drawer,
      h(
        "div",
        { className: "talk" },
        this.banner,
        this.log.element,
        this.typing,
        this.composer.element,
      ),
    );
    if (screen.ready) this.#showAll();
    else this.#say(words.lost, "lost");
  }

  #showAll() {
    const { screen } = this;
    if (!screen.channels.has(this.channel)) this.channel = screen.places[0]?.id;
    this.#say("");
    this.#showChannel();
  }

  #showChannel() {
    const { screen, words } = this;
    const place = screen.channels.get(this.channel);
    const name = `${placeSign(place)}${placeName(screen, place)}`;
    this.element.setAttribute("aria-label", words.screenOf(screen.me.name));
    this.element.dataset.person = screen.me.name;
    this.log.about = this.#about();
    this.log.show(
      this.channel,
      words.messages(name),
      place.type === 0 ? this.#welcome(place) : null,
    );
    this.composer.refresh(name);
    this.#seen();
    this.#showBar();
  }

  #showBar() {
    const { screen, channel, words } = this;
    const deeds = {
      list: () => this.#toggleDrawer(),
      isListed: this.drawer.classList.contains("open"),
      people: () => this.#toggleMenu(),
      close: this.app.panes.length > 1 && (() => this.app.remove(this)),
    };
    const open = (id) => this.open(id);
    redraw(this.bar, paneBar(screen, channel, words, deeds));
    redraw(
      this.drawer,
      channelList(screen, channel, words, open, () => this.#addChannel()),
    );
    this.app.changed();
  }

  #welcome(place) {
    return welcome(
      this.screen,
      place,
      this.words,
      this.app.hall,
      (slug, button) => this.#demo(slug, button),
      (command) => this.slash(command, {}),
    );
  }

  #about() {
    const { screen } = this;
    return {
      locale: screen.locale,
      me: screen.person,
      people: screen.people,
      words: this.words,
      person: (id) => screen.nameOf(id),
      channel: (id) => screen.channels.get(id)?.name,
      command: (name) => shownAs(screen.allCommands, screen.locale, name),
      type: (name) => this.composer.type(name),
      open: (id) => this.app.goTo(this, id),
    };
  }

  // Hearing

  #hear({ kind, message, channel, ids }) {
    if (kind === "lost") return this.#say(this.words.lost, "lost");
    if (!this.screen.ready) return undefined;
    if (kind === "screen" || (kind === "people" && this.language !== this.screen.language))
      return this.#build();
    const here = (message?.channel_id ?? channel) === this.channel;
    if (kind === "created") this.#created(message, here);
    else if (kind === "edited" && here) this.log.edited(message);
    else if (kind === "gone" && here) this.log.gone(ids);
    else if (kind === "typing" && here) this.#showTyping();
    else if (kind === "channels" && this.wanted) this.open(this.wanted);
    else if (kind === "channels" && !this.screen.channels.has(this.channel)) return this.#showAll();
    return ["edited", "typing"].includes(kind) || this.#showBar();
  }

  #created(message, here) {
    if (here) {
      this.log.created(message);
      this.#showTyping();
      this.#seen();
    } else if (
      isDm(this.screen.channels.get(message.channel_id)) &&
      message.author.id !== this.screen.person
    ) {
      this.#called(message.channel_id);
    }
  }

  /** The bot has written a DM that no screen shows: a demo goes there by itself. */
  #called(dm) {
    if (this.app.isShown(this.screen.person, dm)) return;
    if (this.following) {
      this.following = false;
      this.#say("");
      this.app.goTo(this, dm, { beside: true });
      return;
    }
    const { words, screen } = this;
    this.#say(
      words.wrote(screen.bot.name),
      "toast",
      h(
        "button",
        { type: "button", className: "button primary", onclick: () => this.open(dm) },
        words.show,
      ),
    );
  }

  #showTyping() {
    const who = this.screen.typing.get(this.channel);
    this.typing.textContent =
      who && who !== this.screen.person ? this.words.typing(this.screen.nameOf(who)) : "";
  }

  #seen() {
    if (document.visibilityState === "visible") this.screen.read(this.channel);
  }

  #say(text, kind = "", ...more) {
    this.banner.className = `banner ${kind}`;
    this.banner.replaceChildren(...(text ? [h("span", {}, text), ...more] : []));
  }

  // Doing

  #deeds() {
    return {
      click: (message, custom_id, control) => this.#use("click", { message, custom_id }, control),
      select: (message, custom_id, values, control) =>
        this.#use("select", { message, custom_id, values }, control),
      dismiss: (message) => this.screen.do("delete", { message }),
    };
  }

  async #use(deed, told, control) {
    const { log } = this;
    if (log.isBusy(told.message)) return;
    log.busy(told.message, control, true);
    log.failed(told.message, "");
    const answer = await this.screen.do(deed, told);
    log.busy(told.message, control, false);
    if (answer.failure) log.failed(told.message, answer.failure);
    if (answer.modal) await this.#fill(answer);
  }

  /** Sends a command off; what comes of it arrives as a message. */
  async slash(command, options) {
    this.log.toBottom();
    const answer = await this.screen.do("slash", { channel: this.channel, command, options });
    if (answer.failure) this.log.note(answer.failure);
    if (answer.modal) await this.#fill(answer);
  }

  #fill({ modal, form }) {
    return openModal(modal, this.#about(), async (values) => {
      const answer = await this.screen.do("submit", { form, values });
      return answer.failure;
    });
  }

  async #demo(slug, button) {
    const { words } = this;
    button.disabled = true;
    this.following = true;
    this.#say(words.opening, "toast");
    try {
      const channel = await setUpDemo(this.screen, this.channel, slug, this.app.hall.demo);
      if (!this.following) return;
      if (channel !== this.channel) this.open(channel);
      this.#say(words.demoWaits, "toast");
    } catch {
      this.following = false;
      this.#say(words.demoFailed, "lost");
    } finally {
      button.disabled = false;
    }
  }

  async #addChannel() {
    const told = await ask(this.words.newChannel, { [this.words.name]: nameField() }, this.words);
    if (told) this.open((await openChannel(...told)).id);
  }

  // Menus

  #toggleDrawer() {
    const open = this.drawer.classList.toggle("open");
    this.bar.querySelector(".burger").setAttribute("aria-expanded", String(open));
    if (open) this.drawer.querySelector("[aria-current]")?.focus();
  }

  #toggleMenu() {
    const button = this.bar.querySelector(".me");
    if (this.menu) return this.#fold();
    this.menu = peopleMenu(
      this.screen,
      this.words,
      (id) => this.app.sit(this, id),
      () => this.#fold(),
    );
    button.setAttribute("aria-expanded", "true");
    this.bar.after(this.menu);
    return this.menu.querySelector("[aria-pressed=true]")?.focus();
  }

  /** Closes what lies over the messages and gives the focus back. */
  #fold() {
    if (this.menu) {
      this.menu.remove();
      this.menu = null;
      const button = this.bar.querySelector(".me");
      button?.setAttribute("aria-expanded", "false");
      button?.focus();
    }
    if (this.drawer.classList.contains("open")) {
      this.drawer.classList.remove("open");
      this.bar.querySelector(".burger")?.focus();
    }
  }
}
