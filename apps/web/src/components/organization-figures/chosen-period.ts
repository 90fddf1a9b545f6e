import { type PeriodQuery, type periodQuerySchema, periodWeeks } from '@rapport/contract';
import * as z from 'zod/mini';

/** The weeks shown, as given in the address. What is left out is chosen by the server. */
export type ChosenPeriod = PeriodQuery;

const daySchema = z.catch(z.optional(z.iso.date()), undefined);

/** Reads `weeks` and `week` from the address; invalid values count as missing. */
export function readPeriod(parameters: URLSearchParams): ChosenPeriod {
  const asked = Number(parameters.get('weeks'));
  const weeks = periodWeeks.find((one) => one === asked);
  const week = daySchema.parse(parameters.get('week') ?? undefined);
  return { ...(weeks && { weeks }), ...(week && { week }) };
}

/** The same parameters with another period. */
export function withPeriod(parameters: URLSearchParams, period: ChosenPeriod): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete('weeks');
  next.delete('week');
  if (period.weeks) next.set('weeks', `${period.weeks}`);
  if (period.week) next.set('week', period.week);
  return next;
}

export type PeriodInQuery = z.input<typeof periodQuerySchema>;

/** The period in the query of a call. */
export const periodInQuery = ({ weeks, week }: ChosenPeriod): PeriodInQuery => ({
  weeks: weeks && `${weeks}`,
  week,
});
