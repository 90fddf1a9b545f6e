import { recordingEnding } from '@rapport/contract';
import type { SpeechSettings } from '../../platform/env.ts';

type Limits = { maxUploadMb: number; speech?: SpeechSettings | undefined };

/** A zip contains many files, so it may be this many times larger than an upload. */
const zipTimesUpload = 4;

export const zipMaxMb = ({ maxUploadMb }: Limits): number => maxUploadMb * zipTimesUpload;

export const fileMaxMb = ({ maxUploadMb, speech }: Limits, fileName: string): number =>
  speech && recordingEnding(fileName) ? speech.recordingMaxMb : maxUploadMb;
