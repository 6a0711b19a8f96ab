// The messages of the open channel: drawn once, then changed one by one as things happen.

import { h, moveByArrows } from "./dom.js";
import { isEphemeral, messageElement } from "./message.js";

const NEAR = 120;

export class MessageLog {
  /** `deeds`: `click`, `select` and `dismiss`, each with the message's id. `read` when seen. */
  constructor(screen, words, about, deeds, read) {
    Object.assign(this, { screen, words, about, deeds, read, channel: null });
    this.list = h("div", {
      className: "messages",
      role: "log",
      "aria-live": "polite",
      tabIndex: 0,
      onkeydown: (event) => this.#keys(event),
      onscroll: () => this.#scrolled(),
    });
    this.below = h(
      "button",
      {
        type: "button",
        className: "below button primary",
        hidden: true,
        onclick: () => this.toBottom(),
      },
      "↓ ",
      words.newBelow,
    );
    this.element = h("div", { className: "log" }, this.list, this.below);
    this.stuck = true; // follows what is new, unless the reader has scrolled up
    new ResizeObserver(() => this.stuck && this.toBottom()).observe(this.list);
  }

  focus() {
    this.list.focus({ preventScroll: true });
  }

  /** `start` stands above the first message. */
  show(channel, label, start) {
    this.channel = channel;
    this.list.setAttribute("aria-label", label);
    this.list.replaceChildren(...[start].filter(Boolean));
    let before;
    for (const message of this.screen.in(channel)) {
      this.list.append(this.#element(message, before));
      before = message;
    }
    this.toBottom();
  }

  created(message) {
    const all = this.screen.in(this.channel);
    this.list.append(this.#element(message, all.at(-2)));
    if (this.stuck || isEphemeral(message))
      this.toBottom(); // what only you see is the answer to your click
    else this.below.hidden = false;
  }

  /** Whoever had the focus in the message keeps it on the same control, or on the first one. */
  edited(message) {
    const old = this.#find(message.id);
    if (!old) return;
    const focused = old.contains(document.activeElement)
      ? (document.activeElement.dataset.id ?? "")
      : null;
    const all = this.screen.in(this.channel);
    const fresh = this.#element(message, all[all.findIndex((one) => one.id === message.id) - 1]);
    old.replaceWith(fresh);
    if (focused !== null) refocus(fresh, focused);
    if (this.stuck) this.toBottom();
  }

  gone(ids) {
    for (const id of ids) {
      const old = this.#find(id);
      if (old?.contains(document.activeElement)) this.list.focus();
      old?.remove();
    }
  }

  /** What went wrong, under the message in which it was clicked. */
  failed(id, text) {
    const line = this.#find(id)?.querySelector(".failure");
    if (!line) return;
    line.textContent = text ? `⚠ ${text}` : "";
    line.hidden = !text;
    if (this.stuck) this.toBottom();
  }

  /** A line of the page's own, for what has no message. */
  note(text) {
    this.list.append(h("p", { className: "note failure", role: "alert" }, `⚠ ${text}`));
    if (this.stuck) this.toBottom();
  }

  busy(id, control, is) {
    const article = this.#find(id);
    if (!article) return;
    article.toggleAttribute("data-busy", is);
    control.toggleAttribute("aria-busy", is);
    if (is) control.setAttribute("aria-busy", "true");
  }

  isBusy(id) {
    return this.#find(id)?.hasAttribute("data-busy") ?? false;
  }

  /** To the newest; one that is higher than the screen is read from its beginning. */
  toBottom() {
    const last = this.list.lastElementChild;
    const room = this.list.clientHeight;
    const high = last && last.offsetHeight > room;
    this.list.scrollTop = high ? last.offsetTop - this.list.offsetTop : this.list.scrollHeight;
    this.scrolledTo = this.list.scrollTop;
    this.stuck = true;
    this.below.hidden = true;
  }

  #element(message, before) {
    const hand = {
      click: (one, control) => this.deeds.click(message.id, one.custom_id, control),
      select: (one, values, control) =>
        this.deeds.select(message.id, one.custom_id, values, control),
      dismiss: () => this.deeds.dismiss(message.id),
    };
    return messageElement(message, before, this.about, hand);
  }

  #find(id) {
    return this.list.querySelector(`[data-message="${id}"]`);
  }

  #isNear() {
    return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < NEAR;
  }

  #scrolled() {
    if (Math.abs(this.list.scrollTop - this.scrolledTo) < 2) return;
    this.stuck = this.#isNear();
    if (this.stuck) this.below.hidden = true;
  }

  #keys(event) {
    if (event.target !== this.list && !event.target.matches(".message")) return;
    const all = [...this.list.querySelectorAll(".message")];
    if (event.target === this.list && event.key === "ArrowUp") all.at(-1)?.focus();
    else moveByArrows(event, all);
  }
}

function refocus(article, id) {
  const usable = [...article.querySelectorAll("[data-id]:not([disabled])")];
  (usable.find((one) => one.dataset.id === id) ?? usable[0] ?? article).focus({
    preventScroll: true,
  });
}
