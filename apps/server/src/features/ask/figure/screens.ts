import type { PeriodQuery } from '@rapport/contract';
import type { Screen } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';

/** A path with the parameters that have a value. */
export function addressOf(
  path: string,
  parameters: Readonly<Record<string, string | null | undefined>> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

export const meetingPath = (id: string, turn?: number | null): string =>
  addressOf(`/meetings/${id}`, { turn: turn === undefined || turn === null ? null : `${turn}` });
export const personPath = (userId: string | null): string | null =>
  userId === null ? null : `/users/${userId}`;
export const seriesPath = (id: string): string => `/series/${id}`;
export const topicPath = (topic: string, period: PeriodQuery): string =>
  addressOf(`/initiatives/${encodeURIComponent(topic)}`, periodParameters(period));

const periodParameters = ({ weeks, week }: PeriodQuery) => ({
  weeks: weeks === undefined ? null : `${weeks}`,
  week,
});

/** A screen of the organization's own figures with the same period. */
export const ofPeriod = (
  path: string,
  name: string,
  period: PeriodQuery,
  parameters: Readonly<Record<string, string | null>> = {},
): Screen => ({
  path: addressOf(path, { data: 'own', ...periodParameters(period), ...parameters }),
  name,
});

/** The list of the same meetings; null if it cannot be filtered like that. */
export function meetingsScreen(
  { from, to, series, people, scope }: FigureAsked,
  sort: 'newest' | 'oldest' | 'longest' = 'newest',
): Screen | null {
  const [person, ...others] = people;
  const isOfOne = others.length === 0 && (!person || person.userId !== null);
  if (!isOfOne || scope.departments.length > 0 || scope.meetingId !== null) return null;
  const parameters = {
    from,
    to,
    person: person?.userId,
    series: series?.id,
    status: 'completed',
    sort: sort === 'newest' ? null : sort,
  };
  return { path: addressOf('/meetings', parameters), name: 'Meetings' };
}
