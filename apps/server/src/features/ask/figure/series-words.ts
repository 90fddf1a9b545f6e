import { distanceWords, type Happened, type SeriesListItem } from '@rapport/contract';
import { lineOf } from './figure.ts';
import { dayValue, listed, shortDay } from './figure-words.ts';
import { sentenceOfFact } from './heard-by-state.ts';
import { seriesPath } from './screens.ts';

export type OfSeries = Extract<Happened, { series: unknown }>;
export const isOfSeries = (fact: Happened): fact is OfSeries => 'series' in fact;

export const listScreen = { path: '/series', name: 'Series' };
/** 'Weekly, last on 3 November 2026 and next usual day 10 November 2026' */
export const rhythmWords = ({
  rhythm: { everyDays },
  lastDate,
  nextDate,
}: SeriesListItem): string =>
  listed([
    ...(everyDays === null ? [] : [distanceWords(everyDays)]),
    `last on ${shortDay(lastDate)}`,
    ...(nextDate === null ? [] : [`next usual day ${shortDay(nextDate)}`]),
  ]);

export const factLine = (fact: OfSeries) =>
  lineOf(sentenceOfFact(fact), { value: dayValue(fact.on), path: seriesPath(fact.series.id) });
