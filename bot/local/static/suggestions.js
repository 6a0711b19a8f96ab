// The list above a text field: the field keeps the focus, arrows move through the list.

import { freshId, h } from "./dom.js";

export class Suggestions {
  constructor(words) {
    this.id = freshId("suggestions");
    this.element = h("div", {
      id: this.id,
      className: "suggestions",
      role: "listbox",
      "aria-label": words.suggestions,
      hidden: true,
    });
    this.items = [];
    this.at = 0;
    this.input = null;
  }

  get open() {
    return !this.element.hidden;
  }

  /** Items have `label` and `detail`; `pick` gets the chosen one. */
  show(input, items, pick) {
    if (!items.length) return this.hide();
    Object.assign(this, { input, items, pick, at: 0 });
    this.element.replaceChildren(...items.map((one, at) => this.#item(one, at)));
    this.element.hidden = false;
    input.setAttribute("aria-expanded", "true");
    return this.#mark(0);
  }

  /** Nothing to choose from, but something to say. */
  say(text) {
    this.items = [];
    this.element.replaceChildren(h("p", { role: "status" }, text));
    this.element.hidden = false;
  }

  hide() {
    this.element.hidden = true;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  /** Whether the key was meant for the list. */
  key(event) {
    if (!this.open || !this.items.length) return false;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps)
      this.#mark((this.at + steps[event.key] + this.items.length) % this.items.length);
    else if (event.key === "Enter" || event.key === "Tab") this.#choose(this.items[this.at]);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    return true;
  }

  #item(one, at) {
    return h(
      "div",
      {
        id: `${this.id}-${at}`,
        role: "option",
        "aria-selected": "false",
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => this.#choose(one),
      },
      h("strong", {}, one.label),
      one.detail && h("span", {}, one.detail),
    );
  }

  #choose(one) {
    this.hide();
    this.pick(one);
  }

  #mark(at) {
    this.element.children[this.at]?.setAttribute("aria-selected", "false");
    this.at = at;
    const marked = this.element.children[at];
    marked.setAttribute("aria-selected", "true");
    marked.scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", marked.id);
  }
}
