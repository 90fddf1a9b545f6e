import type { TimedCue } from './read-webvtt.ts';

/** A cue this short only holds the picture still between two lines. */
const stillSeconds = 0.05;
/** Captions roll when at least this share of the cues carries times for single words. */
const rollingShare = 0.2;

/**
 * YouTube's automatic captions show the line before again above each new line, and every line a third time in a
 * still cue of 10 ms. Leaves each line once; other files come back unchanged.
 */
export function withoutRepeats(cues: TimedCue[]): TimedCue[] {
  const rolling = cues.filter((cue) => cue.wordTimes).length;
  if (rolling === 0 || rolling < cues.length * rollingShare) return cues;
  const kept: TimedCue[] = [];
  for (const cue of cues) {
    if (cue.end - cue.start <= stillSeconds) continue;
    const text = cue.text.split('\n').at(-1) ?? '';
    if (text.trim() === '' || text === kept.at(-1)?.text) continue;
    kept.push({ ...cue, text });
  }
  return kept;
}
