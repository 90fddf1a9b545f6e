import { firstNames } from '../3-features/first-names.ts';
import type { Cue, Turn } from '../types.ts';

/** `… the plan. Ana Ruiz: I see.` */
const mark =
  /(?<=[.!?…]["”’)]?\s)(\p{Lu}[\p{L}.'’-]{1,30}(?: (?:\p{Lu}[\p{L}.'’-]{0,30}|\d{1,2})){0,3})\s?:\s+(?=\S)/gu;
const generic = /^(?:Speaker|SPEAKER|Participant|MR\.|MS\.|MRS\.|DR\.|Mr\.|Ms\.|Mrs\.|Dr\.) ?\S/;
const sentenceEnd = /[.!?…]["”’)]?\s*$/;
const leastMarks = 5;
const leastShare = 0.05;

/** `from` is where the name begins, `to` where its words begin. */
type Mark = { name: string; from: number; to: number };
export type NameInside = Mark & { text: string };
type Speakers = ReadonlySet<string | null>;

/** Names with a colon inside turns of others; empty if there are fewer than 5, or than one for every 20 turns. */
export function namesInsideTurns(turns: readonly Turn[]): NameInside[] {
  const speakers = new Set(turns.map(({ speaker }) => speaker));
  const found = turns.flatMap(({ text }) =>
    marksIn(text, speakers).map((one) => ({ ...one, text })),
  );
  return found.length >= leastMarks && found.length >= turns.length * leastShare ? found : [];
}

/** Begins a cue at each name with a colon inside others. The cue's time is that of its first words. */
export function splitNamesInside(cues: readonly Cue[]): Cue[] {
  const speakers = new Set(cues.map(({ speaker }) => speaker));
  return cues.flatMap((cue, i) => {
    const previous = cues[i - 1];
    const goesOn = previous?.speaker === cue.speaker && sentenceEnd.test(previous.text);
    return cue.written ? cue : splitAt(cue, marksIn(cue.text, speakers, goesOn));
  });
}

function splitAt(cue: Cue, marks: readonly Mark[]): Cue[] {
  const [first] = marks;
  if (!first) return [cue];
  const pieces = marks.map(({ name, to }, i) => ({
    id: cue.id,
    start: cue.start,
    end: null,
    speaker: name,
    text: cue.text.slice(to, marks[i + 1]?.from).trim(),
  }));
  const before = { ...cue, end: null, text: cue.text.slice(0, first.from).trim() };
  return [before, ...pieces].filter(({ text }) => text !== '');
}

/** @param goesOn the text follows the end of a sentence */
function marksIn(text: string, speakers: Speakers, goesOn = false): Mark[] {
  if (!text.includes(':')) return [];
  const lead = goesOn ? '. ' : '';
  return [...`${lead}${text}`.matchAll(mark)].flatMap(({ 0: whole, 1: name = '', index }) => {
    const [first = ''] = name.toLowerCase().split(' ');
    const isName = speakers.has(name) || firstNames.has(first) || generic.test(name);
    const from = index - lead.length;
    return isName ? [{ name, from, to: from + whole.length }] : [];
  });
}
