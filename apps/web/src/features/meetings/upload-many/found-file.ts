import { recordingEnding, transcriptEnding, uploadExtensions } from '@rapport/contract';

/** A file that can be uploaded, or the reason why not. */
export type FoundFile =
  | { name: string; size: number; file: Blob }
  | { name: string; size: number; reason: string };

export type ReadLimits = {
  sizeMaxMb: number;
  filesMax: number;
  unpackedMaxMb: number;
  /** Whether a speech service is set up. */
  takesRecordings: boolean;
};

export const noSpeechServiceReason = 'a recording; no speech service is set up';

export const bytesPerMb = 1024 * 1024;
const hidden = /(^|\/)(\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(\/|$)/i;

/** Hidden or system files, which nobody chose on purpose. */
export const isHidden = (path: string): boolean =>
  hidden.test(path.replaceAll('\\', '/').replace(/(^|\/)\.{1,2}(?=\/)/g, '$1'));

export const baseName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

/** Why a file cannot be uploaded; undefined if it can. */
export function refusalOf(name: string, size: number, limits: ReadLimits) {
  if (recordingEnding(name)) return recordingRefusalOf(size, limits);
  if (!transcriptEnding(name)) return `not ${uploadExtensions.join(', ')}`;
  if (size === 0) return 'empty';
  if (size > limits.sizeMaxMb * bytesPerMb)
    return `${Math.ceil(size / bytesPerMb)} MB; up to ${limits.sizeMaxMb} MB`;
  return undefined;
}

/** The size of its sound is known only when it is taken out. */
function recordingRefusalOf(size: number, { takesRecordings }: ReadLimits) {
  if (!takesRecordings) return noSpeechServiceReason;
  return size === 0 ? 'empty' : undefined;
}
