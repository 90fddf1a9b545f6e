import {
  type AskFigure,
  distanceWords,
  type Happened,
  type SeriesListItem,
} from '@rapport/contract';
import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import type { FoundAt } from '../found.ts';
import { figureOf, lineOf, none, notKnown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { dayValue, listed, nounOf, numberValue, shortDay } from './figure-words.ts';
import { sentenceOfFact } from './heard-by-state.ts';
import { periodOf, periodWords } from './period-of-days.ts';
import { meetingPath, ofPeriod, seriesPath } from './screens.ts';
import { noPersons } from './shows-persons.ts';

type OfSeries = Extract<Happened, { series: unknown }>;
const isOfSeries = (fact: Happened): fact is OfSeries => 'series' in fact;

const listScreen = { path: '/series', name: 'Series' };
const kinds = {
  began: 'series-began',
  paused: 'series-paused',
  ended: 'series-ended',
  opener: 'series-opened-by',
} as const;
const wordsOf = {
  began: 'began',
  paused: 'paused',
  ended: 'ended',
  opener: 'opened by somebody else than before',
} as const;
type Told = keyof typeof kinds;

/** Series and what happened to them; of one series, how it stands. */
export async function seriesFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const { state } = asked.query;
  if (asked.series) return state === 'opener' ? openerFigure(at, asked) : oneSeries(at, asked);
  if (state === 'began' || state === 'paused' || state === 'ended' || state === 'opener')
    return happenedToSeries(at, asked, state);
  const { series, total } = await at.services.series.list(at.member);
  const shown = state === 'running' ? series.filter(({ nextDate }) => nextDate !== null) : series;
  const count = state === 'running' ? shown.length : total;
  return figureOf({
    value: numberValue(count),
    label: state === 'running' ? `of ${total} series running` : 'series of meetings',
    definition:
      state === 'running'
        ? 'Series with a next usual day, of the meetings that you may open.'
        : 'Series of three meetings or more, of which you may open one at least.',
    screen: listScreen,
    lines: shown.map(seriesLine),
    linesInAll: count,
  });
}

const seriesLine = (one: SeriesListItem) =>
  lineOf(one.name, {
    value: `${one.meetings} ${nounOf(one.meetings, 'meeting')}`,
    detail: rhythmWords(one),
    path: seriesPath(one.id),
  });

const rhythmWords = ({ rhythm: { everyDays }, lastDate, nextDate }: SeriesListItem): string =>
  listed([
    ...(everyDays === null ? [] : [distanceWords(everyDays)]),
    `last on ${shortDay(lastDate)}`,
    ...(nextDate === null ? [] : [`next usual day ${shortDay(nextDate)}`]),
  ]);

async function happenedToSeries(at: FoundAt, asked: FigureAsked, state: Told): Promise<AskFigure> {
  const period = periodOf(asked);
  const happened = await at.services.figures.happened(at.member, period);
  const facts = happened.facts.filter(isOfSeries).filter(({ kind }) => kind === kinds[state]);
  return figureOf({
    value: numberValue(facts.length),
    label: `series ${wordsOf[state]}`,
    definition: `As the page of what happened tells it, from the meetings that you may open: ${periodWords(happened.period)}.`,
    screen: ofPeriod('/what-happened', 'What happened', period),
    lines: facts.map(factLine),
  });
}

const factLine = (fact: OfSeries) =>
  lineOf(sentenceOfFact(fact), { value: dayValue(fact.on), path: seriesPath(fact.series.id) });

/** What a year knows of one series, unless other days are asked for. */
async function factsOfOne(at: FoundAt, asked: FigureAsked) {
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

async function oneSeries(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const id = asked.series?.id ?? '';
  const [{ facts, period }, { series }] = [
    await factsOfOne(at, asked),
    await at.services.series.list(at.member),
  ];
  const item = series.find((one) => one.id === id);
  const silent = facts.find(
    (fact) => fact.kind === 'series-paused' || fact.kind === 'series-ended',
  );
  const isOver =
    silent && (silent.kind === 'series-paused' || silent.kind === 'series-ended')
      ? item === undefined || item.lastDate <= silent.lastOn
      : false;
  const state =
    silent && isOver && (silent.kind === 'series-paused' || silent.kind === 'series-ended')
      ? standing[silent.kind]
      : 'Running';
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

/** Who opens a series now, by the facts of a year. */
async function openerFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  if (!seesTalkFigures(at.member)) return noPersons();
  const { facts, period } = await factsOfOne(at, asked);
  const opened = facts.find(
    (fact) => fact.kind === 'series-opened-by' || fact.kind === 'series-began',
  );
  const name =
    opened && (opened.kind === 'series-opened-by' || opened.kind === 'series-began')
      ? opened.openedBy
      : null;
  return figureOf({
    value: name ?? notKnown,
    label: `opens ${asked.series?.name ?? ''}`,
    definition: `Who speaks first in most of the latest meetings: ${periodWords(period)}. Known where it changed, or the series began.`,
    screen: { path: seriesPath(asked.series?.id ?? ''), name: asked.series?.name ?? '' },
    lines: facts.filter(({ kind }) => kind === 'series-opened-by').map(factLine),
  });
}

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
