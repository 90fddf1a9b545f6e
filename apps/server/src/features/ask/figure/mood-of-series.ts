import type { AskFigure } from '@rapport/contract';
import type { FoundAt } from '../found.ts';
import { figureOf, lineOf, none } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { daysWords, dayValue } from './figure-words.ts';
import { meetingPath, seriesPath } from './screens.ts';

/** The moods of the meetings of a series, as its page shows them. The value is that of the last one that has one. */
export async function moodOfSeries(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const { from, to, series, scope } = asked;
  const { meetings, smallestGroup } = await at.services.series.read(at.member, series?.id ?? '');
  const fitting = meetings
    .filter(
      ({ id, date }) =>
        (from === null || date >= from) &&
        (to === null || date <= to) &&
        (scope.meetingId === null || scope.meetingId === id),
    )
    .toReversed();
  const shown = fitting.flatMap((one) =>
    one.mood === undefined || one.mood === null ? [] : [{ ...one, mood: one.mood }],
  );
  const [last] = shown;
  const hidden = fitting.some(({ moodHidden }) => moodHidden !== undefined);
  const name = series?.name ?? '';
  return figureOf({
    value: last ? last.mood.toFixed(1) : hidden ? 'Not shown' : none,
    label: last
      ? `out of 10 was the mood of ${name} on ${dayValue(last.date)}, the last of ${shown.length} with one`
      : `moods of meetings of ${name}`,
    definition: `Moods of the meetings that you may open, from 0 to 10, ${daysWords(asked)}. Those of fewer than ${smallestGroup} people are hidden.`,
    screen: { path: seriesPath(series?.id ?? ''), name },
    lines: shown.map(({ id, name, date, mood }) =>
      lineOf(name, { value: mood.toFixed(1), detail: dayValue(date), path: meetingPath(id) }),
    ),
  });
}
