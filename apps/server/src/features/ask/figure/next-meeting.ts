import type { AskFigure } from '@rapport/contract';
import type { FoundAt } from '../found.ts';
import { figureOf, lineOf, none, notKnown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { dayValue } from './figure-words.ts';
import { seriesPath } from './screens.ts';
import { listScreen } from './series-words.ts';

/** The next usual day of a series. */
export async function nextFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const { series } = await at.services.series.list(at.member);
  const due = series
    .filter(({ id }) => !asked.series || id === asked.series.id)
    .flatMap((one) => (one.nextDate === null ? [] : [{ ...one, nextDate: one.nextDate }]))
    .toSorted((one, other) => one.nextDate.localeCompare(other.nextDate));
  const [next] = due;
  return figureOf({
    value: next ? dayValue(next.nextDate) : asked.series ? notKnown : none,
    label: next ? `next usual day of ${next.name}` : 'next meetings of series',
    definition:
      'The next day on which the series usually meets, by its meetings so far. Nothing is read from a calendar.',
    screen: asked.series
      ? { path: seriesPath(asked.series.id), name: asked.series.name }
      : listScreen,
    lines: due.map((one) =>
      lineOf(one.name, { value: dayValue(one.nextDate), path: seriesPath(one.id) }),
    ),
  });
}
