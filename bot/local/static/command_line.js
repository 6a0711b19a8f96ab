// A command being filled in: its name, a field for each option that is used, and the rest to add.

import { act } from "./api.js";
import { parsed, proposals } from "./commands.js";
import { h } from "./dom.js";

export class CommandLine {
  constructor(command, screen, words, suggestions, place) {
    Object.assign(this, { command, screen, words, suggestions, place });
    this.fields = new Map(); // option name → input
    this.picked = new Map(); // option name → chosen value
    this.more = h("span", { className: "more" });
    this.element = h(
      "div",
      { className: "command" },
      h("strong", { className: "chip" }, `/${command.shown}`),
      this.more,
    );
  }

  /** Required options have their field from the beginning. */
  begin() {
    for (const option of this.command.options) if (option.required) this.#add(option);
    this.#offer();
  }

  /** All values, or null where something is missing: the field says so. */
  values() {
    const found = {};
    for (const option of this.command.options) {
      const input = this.fields.get(option.name);
      if (!input || (!input.value && !option.required)) continue;
      const value = this.picked.has(option.name)
        ? this.picked.get(option.name)
        : this.#written(option, input.value);
      input.setAttribute("aria-invalid", String(value === undefined));
      if (value === undefined) return input.focus() ?? null;
      found[option.name] = value;
    }
    return found;
  }

  #written(option, text) {
    const known = proposals(option, this.screen, this.words);
    if (!known) return parsed(option, text);
    return known.find((one) => one.label.toLowerCase() === text.toLowerCase())?.value;
  }

  #offer() {
    const left = this.command.options.filter((one) => !this.fields.has(one.name));
    this.more.replaceChildren(
      ...left.map((one) =>
        h(
          "button",
          {
            type: "button",
            className: "quiet",
            title: one.hint,
            "aria-label": `${this.words.optional}: ${one.shown}`,
            onclick: () => this.#chosen(one),
          },
          `+ ${one.shown}`,
        ),
      ),
    );
  }

  #chosen(option) {
    this.#add(option);
    this.#offer();
    this.fields.get(option.name).focus();
  }

  #add(option) {
    const input = h("input", {
      type: "text",
      title: option.hint,
      placeholder: option.hint,
      autocomplete: "off",
      role: "combobox",
      "aria-label": `${option.shown}: ${option.hint}`,
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.suggestions.id,
      oninput: () => this.#typed(option),
      onfocus: () => this.#typed(option),
      onblur: () => this.suggestions.hide(),
    });
    this.fields.set(option.name, input);
    this.more.before(h("label", { className: "option" }, h("span", {}, option.shown), input));
  }

  async #typed(option) {
    const input = this.fields.get(option.name);
    const text = input.value;
    const isPicked = this.picked.has(option.name) && input.dataset.picked === text;
    if (!isPicked) this.picked.delete(option.name);
    if (isPicked) return this.suggestions.hide();
    if (option.autocomplete) this.suggestions.hide(); // until the bot has answered to this text
    const found = await this.#found(option, text);
    if (input.value !== text || document.activeElement !== input) return undefined;
    return this.suggestions.show(input, found, (one) => this.#pick(option, one));
  }

  async #found(option, text) {
    if (option.autocomplete) return this.#completed(option, text);
    const known = proposals(option, this.screen, this.words) ?? [];
    return known.filter((one) => one.label.toLowerCase().includes(text.toLowerCase()));
  }

  async #completed(option, text) {
    const told = { channel: this.place(), command: this.command.name, option: option.name, text };
    const { choices } = await act(this.screen.person, "complete", told);
    return (choices ?? []).map(({ name, value }) => ({ label: name, value }));
  }

  #pick(option, one) {
    const input = this.fields.get(option.name);
    input.value = input.dataset.picked = one.label;
    this.picked.set(option.name, one.value);
    input.setAttribute("aria-invalid", "false");
    const inputs = [...this.fields.values()];
    inputs[inputs.indexOf(input) + 1]?.focus();
  }
}
