import { isUnknownVoice } from '../1-parse/unknown-voice.ts';
import type { Cue } from '../types.ts';

/** Whether one unnamed speaker follows another by a mark of the file, so that there are at least two. */
export function hasUnnamedVoices(cues: readonly Cue[]): boolean {
  return cues.some((cue, at) => {
    const before = cues[at - 1];
    return (
      cue.speakerChanges === true && before !== undefined && isUnnamed(before) && isUnnamed(cue)
    );
  });
}

const isUnnamed = ({ speaker, written }: Cue): boolean =>
  !written && (speaker === null || isUnknownVoice(speaker));
