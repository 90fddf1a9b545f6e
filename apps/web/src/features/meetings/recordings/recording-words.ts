import {
  type RecordingRules,
  recordingEnding,
  recordingExtensions,
  recordingFiles,
} from '@rapport/contract';
import type { NoSound } from './sound-task.ts';

const bytesPerMb = 1024 * 1024;
const mbPerGb = 1024;

/** '0.3 MB', '21.8 MB', '412 MB', '1.2 GB' */
export function sizeWords(bytes: number): string {
  const mb = bytes / bytesPerMb;
  if (bytes > 0 && mb < 0.1) return '<0.1 MB';
  // As the digits would be rounded: 99.96 is '100', not '100.0'.
  if (mb < 99.95) return `${mb.toFixed(1)} MB`;
  return mb < mbPerGb - 0.5 ? `${Math.round(mb)} MB` : `${(mb / mbPerGb).toFixed(1)} GB`;
}

/** 'less than a minute', '54 min', '1 h 10 min' */
export function lengthWords(minutes: number): string {
  const rounded = Math.round(minutes);
  if (rounded === 0) return 'less than a minute';
  const hours = Math.floor(rounded / 60);
  const rest = rounded % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

export const hasPicture = (name: string): boolean => {
  const ending = recordingEnding(name);
  return ending !== undefined && recordingFiles[ending] === 'video';
};

/** '264 of 412 MB', '0.9 of 1.2 GB', '31.0 MB of 1.2 GB' */
export function partWords(bytes: number, ofBytes: number): string {
  const [part, whole] = [sizeWords(bytes), sizeWords(ofBytes)];
  return part.slice(-2) === whole.slice(-2)
    ? `${part.slice(0, -3)} of ${whole}`
    : `${part} of ${whole}`;
}

/** '.m4a .mp3 .mp4, up to 200 MB of sound', with what is left of the month's minutes if they are limited. */
export function recordingLimitWords({ sizeMaxMb, minutesLeft }: RecordingRules): string {
  const left =
    minutesLeft === null ? '' : `, ${lengthWords(Math.max(0, minutesLeft))} left this month`;
  return `${recordingExtensions.join(' ')}, up to ${sizeMaxMb} MB of sound${left}`;
}

/** Why a recording is refused. */
export function noSoundWords(reason: NoSound, sizeMaxMb: number): string {
  switch (reason) {
    case 'no-sound':
      return 'no sound inside';
    case 'too-large':
      return `its sound has more than ${sizeMaxMb} MB, which is the limit`;
    case 'unreadable':
    case 'no-means':
      return 'the browser can’t read this kind: send .m4a or .mp3';
  }
}

/** Why a recording is refused that is longer than what is left of the month's minutes. */
export function tooLongWords(minutes: number, leftMinutes: number): string {
  const left = Math.floor(leftMinutes);
  return left <= 0
    ? 'no minutes are left for recordings this month'
    : `${lengthWords(minutes)} long; ${lengthWords(left)} are left for recordings this month`;
}

/** 'depot-leads.m4a' for 'depot-leads.mp4' */
export const soundName = (name: string, ending: string): string =>
  `${name.replace(/\.[^.]*$/, '')}${ending}`;
