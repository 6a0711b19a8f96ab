// How a channel begins: what this place is, and the games that can be played here.

import { games } from "./commands.js";
import { h } from "./dom.js";

/** `play` starts a demo, `type` sends a command. */
export function welcome(screen, channel, words, demo, play, type) {
  const found = demo ? games(screen.commands.guild, screen.locale, demo.open) : [];
  return h(
    "section",
    { className: "welcome", "aria-label": words.welcome(channel.name) },
    h("img", { src: "/static/icon.svg", alt: "", width: 56, height: 56 }),
    h("h1", {}, words.welcome(channel.name)),
    h("p", {}, words.welcomeText),
    h("p", { className: "simulation" }, words.simulationWhy),
    h(
      "ul",
      {},
      found.map((game) => h("li", {}, card(game))),
    ),
  );

  function card(game) {
    return h(
      "div",
      { className: "game", "data-game": game.slug },
      h("h2", {}, game.title),
      h("p", {}, game.about),
      h(
        "button",
        {
          type: "button",
          className: "button success big",
          onclick: (event) => play(game.slug, event.currentTarget),
        },
        h("span", {}, words.demo),
        h("small", {}, words.demoHint),
      ),
      h(
        "div",
        { className: "row" },
        h(
          "button",
          {
            type: "button",
            className: "button secondary",
            onclick: () => type(`${game.slug} ${demo.open}`),
          },
          words.table,
        ),
        h(
          "button",
          {
            type: "button",
            className: "button secondary",
            onclick: () => type(`${game.slug} ${demo.rules}`),
          },
          words.rules,
        ),
      ),
    );
  }
}
