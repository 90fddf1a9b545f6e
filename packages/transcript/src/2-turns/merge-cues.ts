import { countWords } from '../1-parse/word-count.ts';
import type { Cue, Turn } from '../types.ts';
import { speakerKey } from './normalise-speaker.ts';

/** Words without a speaker are cut into passages of about a minute, at the end of a sentence. */
const passageWords = 150;
/** A passage without full stops is cut all the same. */
const longestPassageWords = 300;
/** Two hours without a word of anybody else; what is longer becomes several turns, so that none is too long to handle. */
const longestTurnCharacters = 100_000;

type OpenTurn = Omit<Turn, 'index' | 'text'> & { texts: string[]; characters: number };

/**
 * Joins consecutive cues of one speaker into a turn, in the order of the file. Times are seconds; a turn starts
 * with its first timed cue and ends with the latest end known. Words are counted between blanks.
 * Where nobody is named a turn is what lies between two marked changes of speaker, in passages of a minute at most.
 */
export function mergeCues(cues: readonly Cue[]): Turn[] {
  const turns: Turn[] = [];
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
  if (speaker !== open.speaker || cue.speakerChanges) return true;
  if (open.characters >= longestTurnCharacters) return true;
  if (speaker !== null || open.words < passageWords) return false;
  const sentenceEnds = /[.!?…]["”')\]]?$/.test(open.texts.at(-1) ?? '');
  return sentenceEnds || open.words >= longestPassageWords;
}

function begun(cue: Cue, speaker: string | null, text: string): OpenTurn {
  const { start, end } = cue;
  const characters = text.length;
  return { speaker, start, end, words: countWords(text), texts: [text], characters };
}

function extend(open: OpenTurn, cue: Cue, text: string) {
  open.texts.push(text);
  open.characters += text.length;
  open.words += countWords(text);
  open.start ??= cue.start;
  if (cue.end !== null) open.end = Math.max(open.end ?? cue.end, cue.end);
}

function closed({ texts, characters, ...turn }: OpenTurn, index: number): Turn {
  return { index, ...turn, text: texts.join(' ') };
}
