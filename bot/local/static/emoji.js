// Emoji of buttons and options: the standard ones; custom ones would come from outside.

import { h } from "./dom.js";

export function emoji(one) {
  return one?.name && !one.id
    ? h("span", { className: "emoji", "aria-hidden": "true" }, one.name)
    : null;
}
