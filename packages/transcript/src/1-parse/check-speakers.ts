import { type Cue, UnreadableTranscriptError } from '../types.ts';

/** Five times the largest known meeting; a file with more is a list or an attack. */
export const speakersMax = 1000;

/**
 * Limits the cost of later stages.
 * @throws UnreadableTranscriptError if there are more speakers.
 */
export function checkSpeakers(cues: readonly Cue[]): void {
  const named = new Set(cues.map(({ speaker }) => speaker));
  named.delete(null);
  if (named.size <= speakersMax) return;
  const written = (count: number) => count.toLocaleString('en-US');
  throw new UnreadableTranscriptError(
    `This file names ${written(named.size)} speakers, and a meeting can have ${written(speakersMax)}. Please check that it is the transcript of one meeting.`,
  );
}
