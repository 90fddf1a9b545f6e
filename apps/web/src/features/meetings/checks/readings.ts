import type { Doubt } from './check-words.ts';
import { dateReadings } from './date-readings.ts';
import { lengthReadings } from './length-readings.ts';
import type { Readings } from './reading.ts';
import { speakerReadings } from './speaker-readings.ts';
import { textReadings } from './text-readings.ts';

/** @param mayMatch whether the reader may say what a speaker is */
export function readingsOf({ meeting, check }: Doubt, mayMatch: boolean): Readings {
  switch (check.kind) {
    case 'length':
      return lengthReadings(meeting, check);
    case 'date':
      return dateReadings(meeting, check);
    case 'one-speaker':
      return speakerReadings(meeting, check, mayMatch);
    default:
      return textReadings(meeting, check);
  }
}
