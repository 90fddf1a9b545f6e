import { type Talk, talkOf } from '../3-features/talk.ts';
import type { Turn } from '../types.ts';

/** Turns from lines of `Name: text`, without times; a line without a name has no speaker. */
export function turnsOf(script: string): Turn[] {
  const lines = script.split('\n').flatMap((line) => line.trim() || []);
  return lines.map((line, index) => {
    const [, speaker = null, text = line] = /^([^:]{1,30}): (.*)$/.exec(line) ?? [];
    return { index, speaker, start: null, end: null, text, words: text.split(' ').length };
  });
}

export const talkFrom = (script: string): Talk => talkOf(turnsOf(script));
