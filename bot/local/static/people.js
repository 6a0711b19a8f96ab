// Who sits at a screen: choosing, adding, languages, closed DMs.

import { join } from "./api.js";
import { ask, nameField } from "./ask.js";
import { h, moveByArrows } from "./dom.js";
import { avatar } from "./message.js";

const face = (one) => avatar({ id: one.id, global_name: one.name, bot: false });

/** The menu behind "You are Anna". `sit` puts somebody else at this screen. */
export function peopleMenu(screen, words, sit, close) {
  const others = h(
    "div",
    { role: "group", "aria-label": words.people },
    screen.people.map((one) => seat(one, screen, words, sit)),
  );
  const menu = h(
    "div",
    { className: "menu", role: "dialog", "aria-label": words.people, onkeydown: keys },
    h("p", { className: "title" }, words.people),
    others,
    h(
      "button",
      {
        type: "button",
        className: "entry",
        onclick: () => addPerson(words, screen.language).then((id) => id && sit(id)),
      },
      h("span", { className: "avatar plus", "aria-hidden": "true" }, "+"),
      words.addPerson,
    ),
    h("hr"),
    settings(screen, words),
  );

  function keys(event) {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    } else if (event.target.matches(".entry"))
      moveByArrows(event, [...menu.querySelectorAll(".entry")]);
  }

  return menu;
}

function seat(one, screen, words, sit) {
  const chosen = one.id === screen.person;
  return h(
    "button",
    {
      type: "button",
      className: "entry",
      "aria-pressed": String(chosen),
      "data-person": one.id,
      onclick: () => sit(one.id),
    },
    face(one),
    h("span", { className: "name" }, one.name, one.owner && h("small", {}, words.owner)),
    h("small", { className: "flags" }, one.locale.slice(0, 2), !one.accepts_dms && " 🔕"),
    chosen && h("span", { "aria-hidden": "true" }, "✓"),
  );
}

function settings(screen, words) {
  const { me } = screen;
  const save = () =>
    screen.do("settings", { accepts_dms: !closed.checked, language: language.value });
  const closed = h("input", { type: "checkbox", checked: !me.accepts_dms, onchange: save });
  const language = languageSelect(words, screen.language, save);
  return h(
    "div",
    { className: "settings" },
    h(
      "label",
      { className: "choice" },
      closed,
      h("span", {}, words.dmsClosed, h("small", {}, words.dmsClosedHint)),
    ),
    h("label", { className: "choice" }, h("span", {}, words.language), language),
  );
}

function languageSelect(words, chosen, onchange) {
  const options = Object.entries(words.languages).map(([value, label]) =>
    h("option", { value, selected: value === chosen }, label),
  );
  return h("select", { onchange }, options);
}

/** Asks for a name and a language; answers with the id of the new person, or nothing. */
export async function addPerson(words, language) {
  const fields = { [words.name]: nameField(), [words.language]: languageSelect(words, language) };
  const told = await ask(words.addPerson, fields, words);
  return told && (await join(...told)).id;
}
