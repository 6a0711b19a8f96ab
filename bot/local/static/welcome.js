// How a channel begins: what this place is, and the games that can be played here.

import { games } from "./commands.js";
import { h } from "./dom.js";

/** `play` starts a demo, `type` sends a command. */
export function welcome(screen, channel, words, { demo, shelf }, play, type) {
  const found = demo ? games(screen.commands.guild, screen.locale, demo.open) : [];
  const { language } = screen;
  return h(
    "section",
    { className: "welcome", "aria-label": words.welcome(channel.name) },
    h(
      "header",
      {},
      h("img", { src: "/static/logo.svg", alt: "", width: 96, height: 96 }),
      h("p", { className: "brand" }, "Tafelrunde"),
    ),
    h("h1", {}, words.welcome(channel.name)),
    h("p", {}, words.welcomeText),
    h(
      "ul",
      {},
      found.map((game) => h("li", {}, card(game))),
    ),
    h("p", { className: "simulation" }, words.simulationWhy),
  );

  /** What stands on the box. */
  function facts(box) {
    const told = [words.players(box.players), box.length, box.weight];
    return h(
      "ul",
      { className: "facts" },
      told.map((fact) => h("li", {}, fact)),
    );
  }

  function art(slug) {
    const src = `/page/banners/${language}/${slug}.png`;
    const loading = "lazy"; // those who want to play at once do not wait for all of them
    return h("img", { className: "title", src, alt: "", width: 1200, height: 400, loading });
  }

  function card(game) {
    const box = shelf[language]?.[game.slug];
    return h(
      "div",
      { className: "game", "data-game": game.slug },
      box && art(game.slug),
      h("h2", {}, game.title),
      box && facts(box),
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
