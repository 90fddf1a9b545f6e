import type { AskFigure, SeriesListItem } from '@rapport/contract';
import type { FoundAt } from '../found.ts';
import { figureOf, lineOf } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { nounOf, numberValue } from './figure-words.ts';
import { oneSeries } from './one-series.ts';
import { periodOf, periodWords } from './period-of-days.ts';
import { ofPeriod, seriesPath } from './screens.ts';
import { openerFigure } from './series-opener.ts';
import { factLine, isOfSeries, listScreen, rhythmWords } from './series-words.ts';

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

async function happenedToSeries(at: FoundAt, asked: FigureAsked, state: Told): Promise<AskFigure> {
  // Without days all that is known is asked for: in the weeks that a screen opens with hardly a series ends.
  const isOfAllDays = asked.from === null && asked.to === null;
  const period = isOfAllDays ? periodOf({ ...asked, to: asked.today }) : periodOf(asked);
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
