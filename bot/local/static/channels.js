// The list of channels, threads and direct messages, with a mark where something waits.

import { h, moveByArrows } from "./dom.js";
import { isDm, isThread } from "./screen.js";

export function placeName(screen, channel) {
  if (!channel) return "";
  return isDm(channel) ? screen.bot.name : channel.name;
}

export function placeSign(channel) {
  if (isDm(channel)) return "@";
  return isThread(channel) ? "↳" : "#";
}

/** `open` shows a channel, `add` makes one. */
export function channelList(screen, current, words, open, add) {
  const places = screen.places;
  const group = (title, found, extra) =>
    found.length > 0 &&
    h(
      "section",
      { "aria-label": title },
      h("h2", {}, title, extra),
      h(
        "ul",
        {},
        found.map((one) => h("li", {}, entry(one))),
      ),
    );

  function entry(channel) {
    const { count, calls } = screen.unread(channel);
    const waiting = count > 0 && channel.id !== current;
    const classes = ["place", isThread(channel) && "thread", waiting && "unread"];
    return h(
      "button",
      {
        type: "button",
        className: classes.filter(Boolean).join(" "),
        "aria-current": channel.id === current && "page",
        "data-channel": channel.id,
        onclick: () => open(channel.id),
      },
      h("span", { className: "sign", "aria-hidden": "true" }, placeSign(channel)),
      h("span", { className: "name" }, placeName(screen, channel)),
      waiting &&
        h(
          "span",
          { className: calls ? "badge" : "dot", "aria-label": words.unread(count) },
          calls && String(count),
        ),
    );
  }

  const plus = h(
    "button",
    {
      type: "button",
      className: "quiet",
      "aria-label": words.newChannel,
      title: words.newChannel,
      onclick: add,
    },
    "+",
  );
  const list = h(
    "nav",
    {
      className: "channels",
      "aria-label": words.showChannels,
      onkeydown: (event) => moveByArrows(event, [...list.querySelectorAll(".place")]),
    },
    h("p", { className: "guild" }, screen.guild),
    group(
      words.channels,
      places.filter((one) => !isDm(one)),
      plus,
    ),
    group(words.direct, places.filter(isDm)),
  );
  return list;
}
