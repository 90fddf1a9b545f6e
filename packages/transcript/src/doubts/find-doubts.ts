import type { Cue, Doubt, Transcript, Turn } from '../types.ts';
import { dateDoubt } from './date.ts';
import { leftOutDoubt } from './left-out.ts';
import { lengthDoubt } from './length.ts';
import { namesInsideDoubt } from './names-inside.ts';
import { namesMissedDoubt } from './names-missed.ts';
import { oneSpeakerDoubt } from './one-speaker.ts';
import { someTimesDoubt } from './some-times.ts';
import { unattributedDoubt } from './unattributed.ts';

export type ReadFile = {
  file: { text: string; fileName: string };
  transcript: Pick<Transcript, 'layout' | 'date' | 'durationSeconds' | 'leftOut'>;
  cues: readonly Cue[];
  turns: readonly Turn[];
};

/**
 * What the file can be read in two ways for: values that change sums, then names, then words.
 * @throws UnreadableTranscriptError if nearly all lines begin with names or times that no layout reads
 */
export const findDoubts = ({ file, transcript, cues, turns }: ReadFile): Doubt[] =>
  [
    lengthDoubt(transcript, cues),
    dateDoubt(transcript, file),
    namesInsideDoubt(turns),
    namesMissedDoubt(transcript, file),
    leftOutDoubt(transcript, turns),
    someTimesDoubt(turns),
    oneSpeakerDoubt(cues),
    unattributedDoubt(turns),
  ].filter((doubt) => doubt !== null);
