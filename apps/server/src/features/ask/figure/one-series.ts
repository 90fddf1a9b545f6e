import type { AskFigure } from '@rapport/contract';
import type { FoundAt } from '../found.ts';
import { figureOf, lineOf, notKnown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { dayValue, nounOf } from './figure-words.ts';
import { periodOf, periodWords } from './period-of-days.ts';
import { meetingPath, seriesPath } from './screens.ts';
import { factLine, isOfSeries, rhythmWords } from './series-words.ts';

/** What a year knows of one series, unless other days are asked for. */
export async function factsOfOne(at: FoundAt, asked: FigureAsked) {
  const { from, to, today, series } = asked;
  const isOpen = from === null && to === null;
  const period = isOpen ? { weeks: 52 as const, week: today } : periodOf(asked);
  const happened = await at.services.figures.happened(at.member, period);
  const facts = happened.facts
    .filter(isOfSeries)
    .filter((fact) => fact.series.id === series?.id)
    .toSorted((one, other) => other.on.localeCompare(one.on));
  return { facts, period: happened.period };
}

const standing = { 'series-paused': 'Paused', 'series-ended': 'Ended' } as const;

/** How one series stands, and what happened to it. */
export async function oneSeries(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const id = asked.series?.id ?? '';
  const [{ facts, period }, { series }] = [
    await factsOfOne(at, asked),
    await at.services.series.list(at.member),
  ];
  const item = series.find((one) => one.id === id);
  const silent = facts.flatMap((fact) =>
    fact.kind === 'series-paused' || fact.kind === 'series-ended' ? [fact] : [],
  )[0];
  // Since it fell silent it may have met again.
  const isSilent = silent !== undefined && (!item || item.lastDate <= silent.lastOn);
  const state = isSilent ? standing[silent.kind] : 'Running';
  return figureOf({
    value: item === undefined && facts.length === 0 ? notKnown : state,
    label: item
      ? `${asked.series?.name ?? ''}: ${item.meetings} ${nounOf(item.meetings, 'meeting')}, ${rhythmWords(item)}`
      : (asked.series?.name ?? ''),
    definition: `Paused or ended once its usual time has passed and others met meanwhile; else running. From the meetings that you may open: ${periodWords(period)}.`,
    screen: { path: seriesPath(id), name: asked.series?.name ?? '' },
    lines: [
      ...facts.map(factLine),
      ...(item
        ? [
            lineOf('Last meeting', {
              value: dayValue(item.lastDate),
              path: meetingPath(item.lastId),
            }),
          ]
        : []),
    ],
  });
}
