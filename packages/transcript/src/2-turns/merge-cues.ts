import { countWords } from '../1-parse/word-count.ts';
import type { Cue, JoinedTurn } from '../types.ts';
import { speakerKey } from './normalise-speaker.ts';

/** In words, about a minute; the turn ends at the next sentence. */
const passageWords = 150;
/** In words, for text in which no sentence ends. */
const longestPassageWords = 300;
/** About two hours of talk; bounds the work and memory for one turn. */
const longestTurnCharacters = 100_000;

type OpenTurn = Omit<JoinedTurn, 'index' | 'text' | 'cueEnds'> & {
  texts: string[];
  characters: number;
  cueEnds: number[];
};

/**
 * Joins consecutive cues of one speaker. Times are seconds, from the first timed cue to the latest end. Without names,
 * a turn ends at a marked change of speaker, a heading, or after 150 to 300 words.
 */
export function mergeCues(cues: readonly Cue[]): JoinedTurn[] {
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
  if (speaker === null && cue.heading !== undefined) return true;
  if (open.characters >= longestTurnCharacters) return true;
  if (speaker !== null || open.words < passageWords) return false;
  const sentenceEnds = /[.!?…]["”')\]]?$/.test(open.texts.at(-1) ?? '');
  return sentenceEnds || open.words >= longestPassageWords;
}

function begun(cue: Cue, speaker: string | null, text: string): OpenTurn {
  const { start, end, heading, written, typed } = cue;
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
  };
}

function extend(open: OpenTurn, cue: Cue, text: string) {
  open.cueEnds.push(open.words);
  open.texts.push(text);
  open.characters += text.length;
  open.words += countWords(text);
  open.start ??= cue.start;
  if (!cue.typed) delete open.typed;
  if (cue.heading !== undefined) open.heading = cue.heading;
  if (cue.end !== null) open.end = Math.max(open.end ?? cue.end, cue.end);
}

function closed({ texts, characters, ...turn }: OpenTurn, index: number): JoinedTurn {
  return { index, ...turn, text: texts.join(' ') };
}
