import type { Cue } from '../../types.ts';
import { changeMark } from '../not-speech.ts';

const leastMarks = 2;
const atMark = /\s+(?=>{2,3}\s)/;

/** Captions without names mark with `>>` that somebody else begins to speak, also within a caption. */
export function withSpeakerChanges(cues: readonly Cue[]): Cue[] {
  const marks = cues.filter(({ text }) => changeMark.test(text)).length;
  if (marks < leastMarks || cues.some(({ speaker }) => speaker !== null)) return [...cues];
  return cues.flatMap((cue) =>
    cue.text.split(atMark).map((text, part) => ({
      ...cue,
      ...(part > 0 && { id: `${cue.id}.${part}` }),
      text: text.replace(changeMark, ''),
      ...(changeMark.test(text) && { speakerChanges: true as const }),
    })),
  );
}
