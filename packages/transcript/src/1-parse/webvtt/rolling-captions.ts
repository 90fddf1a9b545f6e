import type { TimedCue } from './read-webvtt.ts';

const stillSeconds = 0.05;
const rollingShare = 0.2;

/**
 * YouTube's automatic captions repeat the previous line above each new one. Keeps each line once; other files stay
 * unchanged.
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
