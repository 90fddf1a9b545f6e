import { countWords } from '../1-parse/word-count.ts';
import type { Cue, JoinedTurn, PassageSplit, TurnPassage } from '../types.ts';
import { speakerKey } from './normalise-speaker.ts';
import { markPassages } from './passages.ts';

/** About two hours of talk; bounds the work and memory for one turn. */
const longestTurnCharacters = 100_000;

type OpenTurn = Omit<JoinedTurn, 'index' | 'text' | 'cueEnds'> & {
  texts: string[];
  characters: number;
  cueEnds: number[];
  passages?: TurnPassage[];
};

/** Joins consecutive cues of one speaker, and those without a name in passages. */
export const mergeCues = (cues: readonly Cue[], isRecording = false): JoinedTurn[] =>
  joinCues(markPassages(cues, isRecording));

/**
 * The same where the passages are marked, and may have been named. Times are seconds, from the first timed cue to the
 * latest end.
 */
export function joinCues(cues: readonly Cue[]): JoinedTurn[] {
  const turns: JoinedTurn[] = [];
  let open: OpenTurn | null = null;
  for (const cue of cues) {
    const text = cue.text.replace(/\s+/g, ' ').trim();
    if (text === '') continue;
    const speaker = cue.speaker === null ? null : speakerKey(cue.speaker);
    if (open && !beginsTurn(cue, speaker, open)) extend(open, cue, text);
    else {
      if (open) turns.push(closed(open, turns.length));
      open = begun(cue, speaker, text);
    }
  }
  if (open) turns.push(closed(open, turns.length));
  return turns;
}

function beginsTurn(cue: Cue, speaker: string | null, open: OpenTurn): boolean {
  if (speaker !== open.speaker || cue.speakerChanges || cue.written || open.written) return true;
  if (speaker === null && cue.passage) return true;
  return open.characters >= longestTurnCharacters;
}

function begun(cue: Cue, speaker: string | null, text: string): OpenTurn {
  const { start, end, heading, written, typed, passage } = cue;
  const characters = text.length;
  return {
    speaker,
    start,
    end,
    words: countWords(text),
    texts: [text],
    characters,
    cueEnds: [],
    ...(heading !== undefined && { heading }),
    ...(written && { written }),
    ...(typed && { typed }),
    ...(passage && { passages: [{ ...passage, from: 0 }] }),
  };
}

function extend(open: OpenTurn, cue: Cue, text: string) {
  open.cueEnds.push(open.words);
  // Each text before is followed by a space.
  const from = open.characters + open.texts.length;
  if (cue.passage) open.passages = [...(open.passages ?? []), { ...cue.passage, from }];
  const last = open.passages?.at(-1);
  if (cue.inside && last) {
    const split = { ...cue.inside, start: cue.start, from };
    open.passages = [...(open.passages ?? []).slice(0, -1), withSplit(last, split)];
  }
  open.texts.push(text);
  open.characters += text.length;
  open.words += countWords(text);
  open.start ??= cue.start;
  if (!cue.typed) delete open.typed;
  if (cue.heading !== undefined) open.heading = cue.heading;
  if (cue.end !== null) open.end = Math.max(open.end ?? cue.end, cue.end);
}

const withSplit = (passage: TurnPassage, split: PassageSplit): TurnPassage => ({
  ...passage,
  splits: [...(passage.splits ?? []), split],
});

function closed({ texts, characters, ...turn }: OpenTurn, index: number): JoinedTurn {
  return { index, ...turn, text: texts.join(' ') };
}
