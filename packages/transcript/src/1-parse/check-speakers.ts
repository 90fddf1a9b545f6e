import { type Cue, UnreadableTranscriptError } from '../types.ts';

/** Five times the largest known meeting. */
export const speakersMax = 1000;

/** @throws UnreadableTranscriptError if there are too many speakers */
export function checkSpeakers(cues: readonly Cue[]): void {
  const named = new Set(cues.map(({ speaker }) => speaker));
  named.delete(null);
  if (named.size <= speakersMax) return;
  const written = (count: number) => count.toLocaleString('en-US');
  throw new UnreadableTranscriptError(
    `This file names ${written(named.size)} speakers, and a meeting can have ${written(speakersMax)}. Please check that it is the transcript of one meeting.`,
  );
}
