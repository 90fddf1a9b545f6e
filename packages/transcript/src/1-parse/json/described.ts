import { timeOfDay } from '../elapsed.ts';
import type { Reading } from '../layout.ts';
import { type Json, type JsonRecord, numberIn, recordOf, textIn } from './json-value.ts';
import { momentOf } from './moment.ts';

const daySeconds = 86_400;
const titleCharacters = 150;
const titles = ['title', 'meeting_title', 'meetingTitle', 'topic'];
const dates = [
  ...['scheduled_start_time', 'recording_start_time', 'started_at', 'start_time', 'date'],
  ...['dateString', 'created_at', 'createdAt'],
];

export type Described = { title: string | null } & Pick<Reading, 'date' | 'startTime' | 'zone'>;

/**
 * Title and day beside the words, as Fireflies, Fathom and Granola write them.
 * @param begin When the first words were said, in seconds since 1970, if the file states it
 */
export function describedIn(json: Json, begin: number | null): Described {
  const top = recordOf(json);
  const places = [top, recordOf(recordOf(top.data).transcript), recordOf(top.meeting)];
  const title = firstOf(places, (place) => textIn(place, titles))?.trim() ?? null;
  return {
    title: title !== null && title.length <= titleCharacters ? title : null,
    ...(firstOf(places, dayIn) ?? dayOf(begin ?? firstOf(places, momentIn))),
  };
}

function firstOf<T>(places: readonly JsonRecord[], find: (place: JsonRecord) => T | null) {
  for (const place of places) {
    const found = find(place);
    if (found !== null) return found;
  }
  return null;
}

/** Fireflies writes milliseconds. */
const momentIn = (place: JsonRecord): number | null =>
  momentOf(textIn(place, dates) ?? '') ?? milliseconds(numberIn(place, dates));

const milliseconds = (number: number | null): number | null =>
  number !== null && number > 1e12 ? number / 1000 : null;

const dayOf = (moment: number | null): Omit<Described, 'title'> =>
  moment === null
    ? {}
    : {
        date: new Date(moment * 1000).toISOString().slice(0, 10),
        startTime: timeOfDay(moment % daySeconds),
        zone: 'UTC',
      };

function dayIn(place: JsonRecord): { date: string } | null {
  const written = textIn(place, dates) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(written) ? { date: written } : null;
}
