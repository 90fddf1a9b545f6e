import type { Cue } from '../types.ts';

/** A note of the file beside a name: 'Ben (in chat)'. */
const chatNote = /[([](?:(?:in|on|via|by|from) )?(?:the )?(?:(?:zoom|teams|meet) )?chat[)\]]/i;

/** Marks the lines that were typed into a chat: all of them, or those whose label says so. */
export const withTypedLines = (cues: readonly Cue[], all: boolean): Cue[] =>
  cues.map((cue) =>
    all || (cue.speaker !== null && chatNote.test(cue.speaker)) ? { ...cue, typed: true } : cue,
  );
