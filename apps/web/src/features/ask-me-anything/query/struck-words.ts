import { listed } from '@/lib/number-words.ts';

type Part = { text: string; isUnused: boolean };

const letters = /[\p{L}\p{N}]/u;

/** Cuts a question so that the words that are not used stand alone. They are as written in it. */
export function struckParts(question: string, unused: readonly string[]): Part[] {
  const places = unused
    .flatMap((words) => {
      const at = placeOf(question, words);
      return at < 0 ? [] : [{ from: at, to: at + words.length }];
    })
    .sort((one, other) => one.from - other.from);
  const parts: Part[] = [];
  let done = 0;
  for (const { from, to } of places) {
    if (from < done) continue;
    parts.push({ text: question.slice(done, from), isUnused: false });
    parts.push({ text: question.slice(from, to), isUnused: true });
    done = to;
  }
  parts.push({ text: question.slice(done), isUnused: false });
  return parts.filter(({ text }) => text !== '');
}

/** Position of the first occurrence as whole words; -1 if there is none. */
function placeOf(question: string, words: string): number {
  if (words === '') return -1;
  for (let at = question.indexOf(words); at >= 0; at = question.indexOf(words, at + 1)) {
    const before = question[at - 1] ?? ' ';
    const after = question[at + words.length] ?? ' ';
    if (!letters.test(before) && !letters.test(after)) return at;
  }
  return -1;
}

/** '“urgent” and “big”' */
export const inQuotationMarks = (words: readonly string[]): string =>
  listed(words.map((one) => `“${one}”`));
