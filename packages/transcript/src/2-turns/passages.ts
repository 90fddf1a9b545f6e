import { countWords } from '../1-parse/word-count.ts';
import type { Cue, NamedPassage, Passage } from '../types.ts';

/** In words, about a minute. */
const passageWords = 150;
/** In words, for text in which no sentence ends. */
const longestPassageWords = 300;
/** In seconds. */
const pauseSeconds = 1;
const passageSeconds = 30;
const longestPassageSeconds = 120;

type OpenPassage = Passage & { end: number | null; lastText: string };

/**
 * Cuts speech without a name into passages, each marked on its first cue. A passage ends at a marked change of speaker,
 * a heading, or the end of a sentence after 150 words; without such an end after 300 words. Those of a recording, which
 * people name, also end with a sentence that a pause or half a minute precedes, and after two minutes. Where people have
 * named a part of one, that part is a passage of its own.
 */
export function markPassages(
  cues: readonly Cue[],
  isRecording: boolean,
  named: readonly NamedPassage[] = [],
): Cue[] {
  const cuts = new Set<number>();
  for (const given of named) {
    const from = placeOf(given, cues);
    if (from !== undefined) cuts.add(from).add(from + given.cues);
  }
  const marked = [...cues];
  for (const passage of passagesOf(cues, isRecording, cuts)) {
    const [first, ...others] = cues.slice(passage.cue, passage.cue + passage.cues);
    if (first) marked[passage.cue] = { ...first, passage };
    if (isRecording) markInside(marked, passage.cue + 1, others, countWords(first?.text ?? ''));
  }
  return marked;
}

function markInside(marked: Cue[], from: number, cues: readonly Cue[], wordsBefore: number) {
  let words = wordsBefore;
  for (const [at, cue] of cues.entries()) {
    if (cue.text.trim() !== '') marked[from + at] = { ...cue, inside: { cue: from + at, words } };
    words += countWords(cue.text);
  }
}

/** Gives marked passages the names that people have given them; of two names the later one applies. */
export function namePassages(cues: readonly Cue[], named: readonly NamedPassage[]): Cue[] {
  if (named.length === 0) return [...cues];
  const names = cues.map((): string | null => null);
  for (const given of named) {
    const from = placeOf(given, cues);
    if (from !== undefined) names.fill(given.name, from, from + given.cues);
  }
  return cues.map((cue, at) => {
    const name = names[at] ?? null;
    return name === null || cue.speaker !== null || cue.written ? cue : { ...cue, speaker: name };
  });
}

/** Where the passage begins; undefined if its words are not where they were, so that nobody is given another's. */
function placeOf({ cue, cues, start, words }: NamedPassage, all: readonly Cue[]) {
  const there = all.slice(cue, cue + cues);
  const isSame =
    there.length === cues &&
    firstStart(there) === start &&
    there.reduce((sum, { text }) => sum + countWords(text), 0) === words;
  return isSame ? cue : undefined;
}

const firstStart = (cues: readonly Cue[]): number | null =>
  cues.find(({ start, text }) => start !== null && text.trim() !== '')?.start ?? null;

function passagesOf(
  cues: readonly Cue[],
  isRecording: boolean,
  cuts: ReadonlySet<number>,
): Passage[] {
  const passages: Passage[] = [];
  let open: OpenPassage | null = null;
  const close = () => {
    if (!open) return;
    const { end, lastText, ...passage } = open;
    passages.push(passage);
    open = null;
  };
  for (const [at, cue] of cues.entries()) {
    if (cuts.has(at)) close();
    const text = cue.text.trim();
    if (text === '') continue;
    if (cue.speaker !== null || cue.written) {
      close();
      continue;
    }
    if (open && (endsBefore(cue, open) || (isRecording && endsByTime(cue, open)))) close();
    open = extended(open ?? { cue: at, cues: 0, start: null, words: 0, end: null, lastText: '' }, {
      cue,
      at,
      text,
    });
  }
  close();
  return passages;
}

const endsSentence = (text: string): boolean => /[.!?…]["”')\]]?$/.test(text);

function endsBefore(cue: Cue, { words, lastText }: OpenPassage): boolean {
  if (cue.speakerChanges || cue.heading !== undefined) return true;
  return words >= longestPassageWords || (words >= passageWords && endsSentence(lastText));
}

function endsByTime(cue: Cue, { start, end, lastText }: OpenPassage): boolean {
  const until = cue.end ?? cue.start;
  if (start !== null && until !== null && until - start > longestPassageSeconds) return true;
  const pause = end === null || cue.start === null ? 0 : cue.start - end;
  const seconds = start === null || end === null ? 0 : end - start;
  return endsSentence(lastText) && (pause >= pauseSeconds || seconds >= passageSeconds);
}

const extended = (
  open: OpenPassage,
  { cue, at, text }: { cue: Cue; at: number; text: string },
): OpenPassage => ({
  cue: open.cue,
  cues: at - open.cue + 1,
  start: open.start ?? cue.start,
  words: open.words + countWords(text),
  end: cue.end === null ? open.end : Math.max(open.end ?? cue.end, cue.end),
  lastText: text,
});
