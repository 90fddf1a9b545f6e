import type { Message } from './chat-messages.ts';

const leastMessages = 3;
const mostNameWords = 3;
const nameWord = /^\p{Lu}[\p{L}.'’-]+$/u;

/** Takes the full names out that a copied page writes behind nicks, as those words begin all messages of a person. */
export function withoutFullNames(messages: readonly (Message | null)[]): (Message | null)[] {
  const groups = Map.groupBy(
    messages.filter((message) => message !== null),
    ({ nick }) => nick,
  );
  const names = new Map(
    [...groups].map(([nick, written]) => [
      nick,
      written.length < leastMessages ? '' : commonName(written.map(({ text }) => text)),
    ]),
  );
  return messages.map((message) => {
    const name = names.get(message?.nick ?? '') ?? '';
    return message && name !== '' ? { ...message, text: message.text.slice(name.length) } : message;
  });
}

/** With the blank behind it. Empty if the texts begin with no name of at least two words. */
function commonName(texts: readonly string[]): string {
  const words = texts[0]?.split(' ', mostNameWords + 1) ?? [];
  let count = 0;
  let name = '';
  for (const word of words.slice(0, mostNameWords)) {
    const next = `${name}${word} `;
    if (!nameWord.test(word) || !texts.every((text) => `${text} `.startsWith(next))) break;
    name = next;
    count++;
  }
  return count > 1 ? name : '';
}
