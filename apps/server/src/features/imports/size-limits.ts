import { recordingEnding } from '@rapport/contract';
import type { SpeechSettings } from '../../platform/env.ts';

type Limits = { maxUploadMb: number; speech?: SpeechSettings | undefined };

/** A zip contains many files, so it may be this many times larger than an upload. */
const zipTimesUpload = 4;

export const zipMaxMb = ({ maxUploadMb }: Limits): number => maxUploadMb * zipTimesUpload;

/** Imported files are held in memory, so a recording may have the size of a zip at most. */
export function fileMaxMb(limits: Limits, fileName: string): number {
  const { maxUploadMb, speech } = limits;
  if (!speech || !recordingEnding(fileName)) return maxUploadMb;
  return Math.max(maxUploadMb, Math.min(zipMaxMb(limits), speech.recordingMaxMb));
}
