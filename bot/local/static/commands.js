// Slash commands as a reader of one locale sees them. Pure: no elements, no requests.

const NESTED = [1, 2];
export const KIND = { STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, NUMBER: 10 };

const local = (one, what, locale) => one[`${what}_localizations`]?.[locale] ?? one[what];

/** Every command that can be sent, subcommands as "group sub". */
export function flatten(commands, locale) {
  return commands.flatMap((one) => leaves(one, locale, "", ""));
}

function leaves(one, locale, path, shown) {
  const name = `${path} ${one.name}`.trim();
  const local_name = `${shown} ${local(one, "name", locale)}`.trim();
  const nested = (one.options ?? []).filter((option) => NESTED.includes(option.type));
  if (nested.length) return nested.flatMap((child) => leaves(child, locale, name, local_name));
  const options = (one.options ?? []).map((option) => localised(option, locale));
  return [{ name, shown: local_name, description: local(one, "description", locale), options }];
}

/** A command's name as this reader types it. */
export function shownAs(commands, locale, name) {
  return flatten(commands, locale).find((one) => one.name === name)?.shown ?? name;
}

function localised(option, locale) {
  const choices = option.choices?.map((one) => ({
    label: local(one, "name", locale),
    value: one.value,
  }));
  return {
    ...option,
    shown: local(option, "name", locale),
    hint: local(option, "description", locale),
    choices,
  };
}

/** The commands whose words begin with what was typed, in either language; best first. */
export function matching(flat, typed) {
  const wanted = typed.replace(/^\//, "").toLowerCase();
  const fits = (one) => [one.shown, one.name].some((name) => name.startsWith(wanted));
  const contains = (one) => [one.shown, one.name].some((name) => name.includes(wanted));
  return [...flat.filter(fits), ...flat.filter((one) => !fits(one) && contains(one))];
}

/** The games: groups in which a table can be opened by this subcommand. */
export function games(commands, locale, opener) {
  return commands
    .filter((one) => one.options?.some((sub) => sub.name === opener))
    .map((one) => ({
      slug: one.name,
      title: title(local(one, "description", locale)),
      about: about(local(one, "description", locale)),
    }));
}

const title = (description) => description.split(":")[0];
const about = (description) => description.split(":").slice(1).join(":").trim();

/** What is proposed for an option without asking the bot: `null` where nothing can be. */
export function proposals(option, screen, words) {
  if (option.choices) return option.choices;
  if (option.type === KIND.BOOLEAN)
    return [
      { label: words.yes, value: true },
      { label: words.no, value: false },
    ];
  if (option.type === KIND.USER)
    return screen.people.map(({ id, name }) => ({ label: name, value: { user: id } }));
  if (option.type === KIND.CHANNEL) {
    const named = [...screen.channels.values()].filter((one) => one.name);
    return named.map(({ id, name }) => ({ label: `#${name}`, value: { channel: id } }));
  }
  return null;
}

/** The value of a typed text, or `undefined` if it is none. */
export function parsed(option, text) {
  if (option.type === KIND.STRING) return text || undefined;
  const number = Number(text);
  if (!text.trim() || Number.isNaN(number)) return undefined;
  return option.type === KIND.INTEGER && !Number.isInteger(number) ? undefined : number;
}
