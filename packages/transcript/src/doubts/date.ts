import { type FoundDate, findDate } from '../1-parse/date-text.ts';
import type { Doubt, Transcript } from '../types.ts';
import { shownLine } from './shown-line.ts';
import { weekdayBeside } from './weekday.ts';

/** Each of their lines states the day, so the name of the file is only that of the export. */
const datedLayouts = new Set(['dated-chat', 'irc-log']);
const topLines = 40;
const lineCharacters = 400;
const dayMs = 24 * 3600 * 1000;

type DateDoubt = Extract<Doubt, { kind: 'date' }>;

/** A date that the text, the name of the file and the weekday beside it do not agree on. */
export function dateDoubt(
  { date, layout }: Pick<Transcript, 'date' | 'layout'>,
  file: { text: string; fileName: string },
): DateDoubt | null {
  if (date === null || datedLayouts.has(layout)) return null;
  const name = file.fileName.replace(/\.[^.]{1,5}$/, '');
  const named = findDate(name);
  const stated = statedIn(file.text, date);
  const weekday = stated
    ? weekdayBeside(stated.line, stated.found)
    : named && weekdayBeside(name, named);
  if (weekday === weekdayOf(date)) return null;
  const doubt = { kind: 'date' as const, date, line: stated && shownLine(stated.line) };
  if (stated && named && named.date !== date) {
    const because: DateDoubt['because'] =
      weekday === weekdayOf(named.date) ? ['file-name', 'weekday'] : ['file-name'];
    // A day apart may be another time zone.
    if (weekday === null && daysBetween(named.date, date) <= 1) return null;
    return { ...doubt, likelyDate: named.date, because };
  }
  // Text and name of the file agree on the date, so the weekday is the slip.
  if (weekday === null || (stated && named)) return null;
  return { ...doubt, likelyDate: nearestOn(weekday, date), because: ['weekday'] };
}

function statedIn(text: string, date: string): { line: string; found: FoundDate } | null {
  let filled = 0;
  for (let from = 0; from < text.length && filled < topLines; ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end).slice(0, lineCharacters);
    from = end < 0 ? text.length : end + 1;
    if (line.trim() === '') continue;
    filled++;
    const found = findDate(line);
    if (found?.date === date) return { line, found };
  }
  return null;
}

/** The nearest day that has the weekday. */
function nearestOn(weekday: number, date: string): string {
  const days = [-1, 1, -2, 2, -3, 3].map((days) => written(Date.parse(date) + days * dayMs));
  return days.find((day) => weekdayOf(day) === weekday) ?? date;
}

const written = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const weekdayOf = (date: string) => new Date(date).getUTCDay();
const daysBetween = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / dayMs;
