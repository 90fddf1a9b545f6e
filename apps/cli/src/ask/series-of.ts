import { findSeries, nameOfSeries } from '@rapport/series';
import type { Analysis } from '@rapport/transcript';
import { titleOf } from './title-of.ts';

const dayMilliseconds = 86_400_000;

/** The name of each file's series; files in no series are missing. */
export function seriesOf(analyses: ReadonlyMap<string, Analysis>): Map<string, string> {
  const titles = new Map([...analyses].map(([file, { title }]) => [file, title ?? titleOf(file)]));
  const found = findSeries(
    [...analyses].map(([file, { date, startTime, participants }]) => ({
      id: file,
      title: titles.get(file) ?? file,
      start:
        date === null
          ? null
          : { day: Math.floor(Date.parse(date) / dayMilliseconds), minute: minuteOf(startTime) },
      people: participants.flatMap(({ heardAs }) => heardAs ?? []),
    })),
  );
  return new Map(
    found.flatMap(({ meetings }) => {
      const name = nameOfSeries(meetings.map(({ id }) => titles.get(id) ?? id));
      return name === null ? [] : meetings.map(({ id }): [string, string] => [id, name]);
    }),
  );
}

function minuteOf(time: string | null): number | null {
  if (time === null) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}
