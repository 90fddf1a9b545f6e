import { paths } from '@rapport/contract';
import { wordOfRank } from './talk.ts';

const path = (q: string) => `${paths.search}?q=${encodeURIComponent(q)}`;
const ranks = (count: number, from: number, step: number) =>
  Array.from({ length: count }, (_, at) => wordOfRank(from + at * step));

/** Search terms by how much they find. */
export const searches: Record<string, string[]> = {
  'a word of nearly all meetings': ranks(8, 3, 1),
  'a word of every second meeting': ranks(8, 120, 5),
  'a word of some meetings': ranks(20, 2000, 50),
  'a rare word': ranks(20, 20_000, 300),
  'two words of many meetings': ranks(8, 20, 7).map((word) => `${word} ${wordOfRank(40)}`),
  'three words': ranks(8, 300, 9).map((word) => `${word} ${wordOfRank(15)} ${wordOfRank(700)}`),
  'a beginning': ranks(8, 50, 11).map((word) => word.slice(0, 3)),
  'a title': ['weekly team 12', 'number 77001', 'weekly'],
  'a name': ['Person', 'person number 3'],
  'a misspelled name': ['Persn', 'Pesron Nummber'],
};

export const pathsOf = (kind: string): string[] => (searches[kind] ?? []).map(path);
/** Paths of all kinds, alternating. */
export const mixedPaths = (): string[] => {
  const kinds = Object.keys(searches).map(pathsOf);
  const most = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) =>
    kinds.flatMap((some) => some[at % some.length] ?? []),
  ).flat();
};
