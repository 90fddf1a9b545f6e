/** A sentence ends here, after its quotation mark. */
const sentenceEnd = /[.?!…]+["'”’)\]]*(?=\s|$)/g;

type ChangedWords = { at: number; text: string; words: string };

/** The sentences of a text that an edit has changed; null without a change. White space does not count. */
export function changedWords(before: string, edited: string): ChangedWords | null {
  const after = edited.replace(/\s+/g, ' ').trim();
  if (after === before.replace(/\s+/g, ' ').trim()) return null;
  const start = sharedStart(before, after);
  const rest = Math.min(before.length, after.length) - start;
  const end = before.length - Math.min(rest, sharedEnd(before, after));
  const ends = [...before.matchAll(sentenceEnd)].map((found) => found.index + found[0].length);
  const from = ends.findLast((at) => at <= start && at < before.length) ?? 0;
  const last = before.slice(0, end).trimEnd().length;
  const to = ends.find((at) => at >= Math.max(last, from + 1)) ?? before.length;
  const text = before.slice(from, to).trimStart();
  return {
    at: to - text.length,
    text,
    words: after.slice(from, Math.max(from, after.length - (before.length - to))).trim(),
  };
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function sharedEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

/** A new name or term among the words: 'Larkfield', 'Harbour & Finch'; undefined if there is none. */
export function newTerm({ text, words }: ChangedWords): string | undefined {
  const before: string[] = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const known = new Set(before);
  const inAnyCase = new Set(before.map((word) => word.toLowerCase()));
  const names = words.matchAll(/\p{Lu}[\p{L}\p{N}’'-]*(?:(?: | & )\p{Lu}[\p{L}\p{N}’'-]*)*/gu);
  for (const { 0: name, index } of names) {
    // The first word of a sentence has its capital from its place.
    const isNew = (word: string, at: number) =>
      word.length > 1 &&
      !known.has(word) &&
      !(index + at === 0 && inAnyCase.has(word.toLowerCase()));
    const parts = name.split(' ');
    const from = parts.findIndex(isNew);
    if (from >= 0) return parts.slice(from, parts.findLastIndex(isNew) + 1).join(' ');
  }
  return undefined;
}
