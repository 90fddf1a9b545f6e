import { wordsOf } from '../words/terms.ts';
import { type Masked, masked } from './masked.ts';

const mark = '(?:the )?(@person|@group|@series)';
const named = '(?:mentioned|named|discussed|brought up|raised|talked about|spoken about|spoken of)';
/** 'Was Ada mentioned' and 'who mentioned Ada', not 'did Ada mention'. */
const places = [
  `(?:was|were|is|are|been|get|gets|got) ${mark} (?:\\w+ )?${named}`,
  `(?:mentions?(?: of)?|mentioned|mentioning|bring up|brings up|brought up|(?:talks?|talked|speaks?|spoke) (?:\\w+ )?(?:about|of)) ${mark}`,
].map((pattern) => new RegExp(`(?<= )${pattern}(?= )`, 'd'));

type Named = {
  masked: Masked;
  people: readonly string[];
  groups: readonly string[];
  series: readonly string[];
};

/**
 * Names that are asked for as what is mentioned are no filters: 'How often was Ada mentioned?' counts the turns of
 * anybody that say 'Ada'.
 */
export function mentionedNames<N extends Named>(read: N): N {
  const place = places.flatMap((pattern) => pattern.exec(read.masked.text)?.indices?.[1] ?? []);
  const [from] = place;
  if (from === undefined) return read;
  const at = read.masked.text.slice(0, from).trim().split(' ').length;
  const said = read.masked.words[at]?.word ?? '';
  const words = read.masked.words.map((one, index) =>
    index === at ? { word: said.replaceAll(' ', '_'), mark: null } : one,
  );
  const others = words.flatMap((one) => (one.mark === null ? [] : [one.word]));
  const stays = (name: string) => !fits(name, said) || others.some((one) => fits(name, one));
  return {
    ...read,
    masked: masked(words, read.masked.compounds),
    people: read.people.filter(stays),
    groups: read.groups.filter(stays),
    series: read.series.filter(stays),
  };
}

const fits = (name: string, said: string): boolean => {
  const parts = new Set(wordsOf(name));
  return wordsOf(said).every((word) => parts.has(word));
};
