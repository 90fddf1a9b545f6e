import { type PeriodQuery, type periodQuerySchema, periodWeeks } from '@rapport/contract';
import * as z from 'zod/mini';

/** The weeks shown, as given in the address. Without a `week` the server uses the latest one. */
export type ChosenPeriod = PeriodQuery;

const defaultWeeks = 4;

const daySchema = z.catch(z.optional(z.iso.date()), undefined);

/** Reads `weeks` and `week` from the address; invalid values count as missing. */
export function readPeriod(parameters: URLSearchParams): ChosenPeriod {
  const asked = Number(parameters.get('weeks'));
  const weeks = periodWeeks.find((one) => one === asked) ?? defaultWeeks;
  const week = daySchema.parse(parameters.get('week') ?? undefined);
  return week ? { weeks, week } : { weeks };
}

/** The same parameters with another period. Defaults are omitted. */
export function withPeriod(parameters: URLSearchParams, period: ChosenPeriod): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete('weeks');
  next.delete('week');
  if (period.weeks !== defaultWeeks) next.set('weeks', `${period.weeks}`);
  if (period.week) next.set('week', period.week);
  return next;
}

export type PeriodInQuery = z.input<typeof periodQuerySchema>;

/** The period in the query of a call. */
export const periodInQuery = ({ weeks, week }: ChosenPeriod): PeriodInQuery => ({
  weeks: `${weeks}`,
  week,
});
