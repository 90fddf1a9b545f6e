import { mentions, termsOf } from '@rapport/ask';

const word = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu;
const partOfWord = /[\p{L}\p{M}\p{N}]+/gu;

/** Limited, because each word is looked up separately. */
const wordsMax = 8;

/** A word, also with its letters and digits separated: 'EIP7688' is also said as 'EIP 7688'. */
export const spellingVariants = (written: string): string[] => {
  const parted = written.replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ');
  return parted === written ? [written] : [written, parted];
};

/** The distinct words of a question that express its subject, as written there. */
export function wordsOfMatter(question: string, terms: readonly string[]): string[] {
  const wanted = new Set(terms);
  const found = new Map<string, string>();
  for (const [written] of question.matchAll(word)) {
    const [term] = termsOf(written);
    if (term !== undefined && wanted.has(term) && !found.has(term)) found.set(term, written);
  }
  return [...found.values()].slice(0, wordsMax);
}

/**
 * A text for `to_tsquery` that finds every meeting with one of the spellings, and possibly others: with and without
 * accents, and with plurals, which languages stem differently.
 */
export function queryOf(spellings: readonly string[]): string {
  const spelled = spellings.flatMap((one) => [
    one.toLowerCase(),
    one.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
  ]);
  return [...new Set(spelled.flatMap(pluralsOf))].map(asQuery).filter(Boolean).join(' | ');
}

const pluralsOf = (spelled: string): string[] =>
  spelled.endsWith('y')
    ? [spelled, `${spelled}s`, `${spelled.slice(0, -1)}ies`]
    : [spelled, `${spelled}s`, `${spelled}es`];

const asQuery = (spelled: string): string => {
  const parts = spelled.match(partOfWord) ?? [];
  return parts.length > 0 ? `(${parts.map((part) => `'${part}'`).join(' & ')})` : '';
};

/** The spellings of each word of a phrase: without plural and accents, and as written in the text. */
export function spellingsOf(text: string, phrase: readonly string[]): string[][] {
  const written = Array.from(text.matchAll(word), ([one]) => one);
  return phrase.map((form) => [form, ...written.filter((one) => mentions(one, [form]))]);
}
