// Where a person writes: plain messages, and behind a slash the bot's commands.

import { CommandLine } from "./command_line.js";
import { flatten, matching } from "./commands.js";
import { h } from "./dom.js";
import { Suggestions } from "./suggestions.js";

const LONGEST = 2000;

export class Composer {
  /** `place()` is the open channel; `slash` sends a command; `fail` shows what went wrong. */
  constructor(screen, words, { place, slash, fail }) {
    Object.assign(this, { screen, words, place, slash, fail });
    this.suggestions = new Suggestions(words);
    this.line = h("div", { className: "line" });
    this.element = h(
      "form",
      {
        className: "composer",
        onsubmit: (event) => this.#submit(event),
        onkeydown: (event) => this.#keys(event),
      },
      this.suggestions.element,
      this.line,
    );
    this.#plain();
  }

  /** The hint names the channel that is open now. */
  refresh(name) {
    this.name = name;
    this.input.placeholder = this.words.write(name);
    this.input.setAttribute("aria-label", this.words.write(name));
  }

  focus() {
    this.element.querySelector("input, textarea").focus();
  }

  /** A command that was pressed in a message, where it can be sent. */
  type(name) {
    const flat = flatten(this.screen.commandsIn(this.place()), this.screen.locale);
    const found = flat.find((one) => one.name === name);
    if (found) this.#begin(found);
  }

  #plain(text = "") {
    this.command = null;
    this.input = h("textarea", {
      rows: 1,
      value: text,
      maxlength: LONGEST,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.suggestions.id,
      oninput: () => this.#typed(),
      onblur: () => this.suggestions.hide(),
      onfocus: () => this.#typed(),
    });
    this.line.replaceChildren(this.input, this.#send());
    if (this.name) this.refresh(this.name);
  }

  #send() {
    return h(
      "button",
      { className: "icon send", "aria-label": this.words.send, title: this.words.send },
      "➤",
    );
  }

  #typed() {
    const text = this.input.value;
    if (!text.startsWith("/")) return this.suggestions.hide();
    const flat = flatten(this.screen.commandsIn(this.place()), this.screen.locale);
    const items = matching(flat, text).map((one) => ({
      label: `/${one.shown}`,
      detail: one.description,
      command: one,
    }));
    if (!items.length) return this.suggestions.say(this.words.noMatch);
    return this.suggestions.show(this.input, items, ({ command }) => this.#begin(command));
  }

  #begin(command) {
    this.command = new CommandLine(command, this.screen, this.words, this.suggestions, this.place);
    this.line.replaceChildren(this.command.element, this.#send());
    this.command.begin();
    this.element.querySelector("input, button.send").focus();
  }

  #keys(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && event.target.matches("textarea, input")) {
      event.preventDefault();
      this.element.requestSubmit();
    } else if (this.command && (event.key === "Escape" || this.#erased(event))) {
      event.preventDefault();
      this.#plain();
      this.input.focus();
    }
  }

  /** Backspace in an empty first field takes the command away. */
  #erased(event) {
    const first = this.line.querySelector("input, button.send");
    return event.key === "Backspace" && event.target === first && !first.value;
  }

  async #submit(event) {
    event.preventDefault();
    if (this.command) return this.#sendCommand();
    const text = this.input.value.trim();
    if (!text) return undefined;
    if (this.suggestions.open || text.startsWith("/")) return this.#typed();
    this.input.value = "";
    const answer = await this.screen.do("say", {
      channel: this.place(),
      text: this.#mentioning(text),
    });
    return answer.failure && this.fail(answer.failure);
  }

  #mentioning(text) {
    const longest = [...this.screen.people].sort((a, b) => b.name.length - a.name.length);
    return longest.reduce((found, one) => found.replaceAll(`@${one.name}`, `<@${one.id}>`), text);
  }

  #sendCommand() {
    const options = this.command.values();
    if (!options) return;
    const { name } = this.command.command;
    this.#plain();
    this.input.focus();
    this.suggestions.hide();
    this.slash(name, options);
  }
}
