import type { Meeting, Queryable } from '../../../database/types.ts';
import type { WrittenAnalysis } from '../../model-texts/written-analysis.ts';
import type { Directory } from '../../users/read-directory.ts';
import type { Hashes } from '../analysis/analysis-slices.ts';
import type { ParticipantMailServices } from '../notice/mail-notice.ts';
import type { Run } from '../processing/processing-repository.ts';
import type { StoredTranscript } from './replace-results.ts';
import { wordsDigest } from './words-digest.ts';

/** What is saved, in a transaction that has locked the meeting. */
export type Saving = {
  tx: Queryable;
  services: ParticipantMailServices;
  /** Key of the digests of erased names and of words. */
  secret: string;
  run: Run;
  analysis: WrittenAnalysis & Hashes;
  directory: Directory;
  transcript: StoredTranscript | undefined;
  /** False if the meeting was analysed before. A completed meeting never leaves that status. */
  isFirst: boolean;
  /** As the steps leave it. */
  meeting: Meeting;
};

export const digestOf = ({ secret, run }: Saving, hash: string) =>
  wordsDigest(secret, run.organizationId, hash);
