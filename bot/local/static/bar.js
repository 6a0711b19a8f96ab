// The bar over a screen: what is open, who sits here, and whether something waits elsewhere.

import { placeName, placeSign } from "./channels.js";
import { h } from "./dom.js";
import { avatar } from "./message.js";

/** `deeds`: `list` shows the channels (`isListed`: it does), `people` who sits here, `close` (if any) ends the screen. */
export function paneBar(screen, channel, words, deeds) {
  const place = screen.channels.get(channel);
  const sign = h("span", { className: "sign", "aria-hidden": "true" }, placeSign(place));
  return [
    h(
      "button",
      {
        type: "button",
        className: "icon burger",
        "aria-label": words.showChannels,
        "aria-expanded": String(deeds.isListed),
        onclick: deeds.list,
      },
      "☰",
      waiting(screen, channel),
    ),
    h("h1", {}, sign, placeName(screen, place)),
    whoButton(screen.me, words, deeds.people),
    deeds.close && closeButton(words, deeds.close),
  ];
}

function waiting(screen, channel) {
  const marks = screen.places.filter((one) => one.id !== channel).map((one) => screen.unread(one));
  if (!marks.some((one) => one.count > 0)) return null;
  return marks.some((one) => one.calls)
    ? h("span", { className: "badge" }, "!")
    : h("span", { className: "dot" });
}

function whoButton(me, words, onclick) {
  return h(
    "button",
    {
      type: "button",
      className: "me",
      "aria-haspopup": "dialog",
      "aria-expanded": "false",
      "aria-label": words.youAre(me.name),
      onclick,
    },
    avatar({ id: me.id, global_name: me.name }),
    h("span", { className: "long" }, words.youAre(me.name)),
    h("span", { className: "short" }, me.name),
    " ▾",
  );
}

function closeButton(words, onclick) {
  const label = words.closeScreen;
  const props = { type: "button", className: "icon", "aria-label": label, title: label, onclick };
  return h("button", props, "✕");
}
