import { fold as foldLetters } from '@/lib/word-matcher.ts';

/** A range in a turn's text; `from` and `to` as in `slice`. */
export type Match = { position: number; from: number; to: number };

type Text = { position: number; text: string };
/** A text without case and accents, with the original index of each character. */
type Folded = { position: number; folded: string; origins: number[] | null };

/** Folds the texts once for many searches. */
export function foldTexts(texts: readonly Text[]): Folded[] {
  return texts.map(({ position, text }) => ({ position, ...fold(text) }));
}

/** All matches of a search. Phrases are separated by commas. */
export function findMatches(texts: readonly Folded[], search: string): Match[] {
  const phrases = search
    .split(',')
    .map((phrase) => fold(phrase.trim()).folded)
    .filter(Boolean);
  return phrases.length === 0 ? [] : texts.flatMap((text) => matchesIn(text, phrases));
}

function matchesIn({ position, folded, origins }: Folded, phrases: string[]): Match[] {
  const found: { from: number; to: number }[] = [];
  for (const phrase of phrases) {
    let from = folded.indexOf(phrase);
    while (from >= 0) {
      found.push({ from, to: from + phrase.length });
      from = folded.indexOf(phrase, from + phrase.length);
    }
  }
  let end = 0;
  return found
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from, to }) => {
      if (from < end) return false;
      end = to;
      return true;
    })
    .map(({ from, to }) => ({
      position,
      from: origins?.[from] ?? from,
      to: origins ? endOf(origins, to) : to,
    }));
}

/** A letter may be folded into two: a match of its first half takes all of it. */
function endOf(origins: readonly number[], to: number): number {
  let unit = to;
  while (origins[unit] !== undefined && origins[unit] === origins[unit - 1]) unit += 1;
  return origins[unit] ?? to;
}

const isPlain = (text: string) => /^[\p{ASCII}]*$/u.test(text);

function fold(text: string): { folded: string; origins: number[] | null } {
  if (isPlain(text)) return { folded: text.toLowerCase(), origins: null };
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = foldLetters(character);
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at);
    folded += plain;
    at += character.length;
  }
  origins.push(at);
  return { folded, origins };
}
