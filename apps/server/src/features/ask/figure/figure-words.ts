import { counted } from '@rapport/contract';
import { none, notKnown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';

/** '1,204', or 'None' for 0. */
export const numberValue = (count: number): string =>
  count === 0 ? none : count.toLocaleString('en');

/** 'meeting' or 'meetings', to be read after a number. */
export const nounOf = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many;

const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** '12.5 hours', or '40 minutes' for less than one hour. */
export function hoursValue(minutes: number): string {
  if (minutes <= 0) return none;
  if (minutes < 60) return counted(Math.max(1, Math.round(minutes)), 'minute');
  const hours = tenths.format(minutes / 60);
  return `${hours} ${hours === '1' ? 'hour' : 'hours'}`;
}

/** Hours of meetings, of which some have no known length. */
export const lengthValue = (minutes: number, untimed: number): string =>
  minutes === 0 && untimed > 0 ? notKnown : hoursValue(minutes);

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Tuesday 3 November 2026' */
export const dayValue = (day: string): string =>
  dayFormat.format(new Date(day)).replaceAll(',', '');

/** '3 November 2026' */
export const shortDay = (day: string): string => shortFormat.format(new Date(day));

export const monthValue = (day: string): string => monthFormat.format(new Date(day));

export const quarterValue = (day: string): string =>
  `Q${Math.ceil(Number(day.slice(5, 7)) / 3)} ${day.slice(0, 4)}`;

/** 'Anna, Ben and Carla' */
export const listed = (names: readonly string[], joining = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${joining} ${names.at(-1)}`;

/** 'from 1 to 31 October 2026' as a part of a sentence; 'of all days' if none are asked for. */
export function daysWords({ from, to, today }: Pick<FigureAsked, 'from' | 'to' | 'today'>): string {
  if (from !== null && from === to) return `of ${dayValue(from)}`;
  if (from !== null) return `from ${shortDay(from)} to ${shortDay(to ?? today)}`;
  return to === null ? `of all days up to ${shortDay(today)}` : `up to ${shortDay(to)}`;
}

/** ' of Leadership meeting with Hannah and Tobias': what the meetings are limited to. */
export function scopeWords({ series, people, query }: FigureAsked): string {
  const names = people.map(({ name }) => name);
  const { departments, group } = query;
  const ofSeries = series ? ` of ${series.name}` : '';
  const withPeople = names.length > 0 && group !== 'person' ? ` with ${listed(names)}` : '';
  const isApart = group === 'department' || group === 'team';
  const withDepartments = departments.length > 0 && !isApart ? ` with ${listed(departments)}` : '';
  return `${ofSeries}${withPeople}${withDepartments}`;
}

/** ' of Engineering' */
export const departmentWords = ({ query: { departments } }: FigureAsked): string =>
  departments.length > 0 ? ` of ${listed(departments)}` : '';

export const readableWords = 'Analysed meetings that you may open';
