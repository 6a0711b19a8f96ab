// A table against computers, set up by the real command and the real buttons, as a person would.

import { openChannel } from "./api.js";
import { isEphemeral, isLoading } from "./message.js";

const SUCCESS = 3;
const MOST_COMPUTERS = 5;

function* walk(list) {
  for (const one of list) {
    yield one;
    yield* walk(one.components ?? []);
    if (one.accessory) yield one.accessory;
  }
}

const button = (message, emoji) =>
  [...walk(message.components)].find((one) => one.type === 2 && one.emoji?.name === emoji);

/** Answers with the table's channel; throws if the bot does not play along. */
export async function setUpDemo(screen, channel, slug, demo) {
  let card = await opened(screen, channel, `${slug} ${demo.open}`);
  if (!card) {
    const { id } = await openChannel(slug); // somebody plays here already: next door
    card = await opened(screen, id, `${slug} ${demo.open}`);
  }
  if (!card) throw new Error("no table was opened");
  for (let seated = 0; seated < MOST_COMPUTERS; seated += 1) {
    card = await clicked(screen, card, demo.add);
    if (button(card, demo.start)?.style === SUCCESS) break; // green: enough are seated
  }
  await clicked(screen, card, demo.start);
  return card.channel_id;
}

async function opened(screen, channel, command) {
  let { message } = await screen.do("slash", { channel, command });
  if (message && isLoading(message)) message = await thought(screen, channel, message.id);
  if (!message || !isEphemeral(message)) return message ?? null;
  await screen.do("delete", { message: message.id }); // that a table stands here already
  return null;
}

/** What became of a message that said the bot was thinking: itself, or a card for all below it. */
function thought(screen, channel, id) {
  return new Promise((resolve) => {
    const look = () => {
      const itself = screen.find(id);
      const after = screen.in(channel).find((one) => BigInt(one.id) > BigInt(id) && isCard(one));
      const found = itself && !isLoading(itself) ? itself : after;
      if (!found) return;
      screen.removeEventListener("change", look);
      resolve(found);
    };
    screen.addEventListener("change", look);
    look();
  });
}

const isCard = (message) => !isEphemeral(message) && message.components.length > 0;

async function clicked(screen, card, emoji) {
  const found = button(card, emoji);
  if (!found) throw new Error(`no button ${emoji}`);
  const answer = await screen.do("click", { message: card.id, custom_id: found.custom_id });
  if (answer.failure) throw new Error(answer.failure);
  return answer.message ?? card;
}
