import { foldName } from '../2-turns/normalise-speaker.ts';

/** From Sunday, in the usual languages of meeting tools, in lower case without accents. */
const weekdays = [
  'sun|sunday|sonntag|dimanche|domingo|domenica|zondag',
  'mon|monday|montag|lundi|lunes|segunda-feira|lunedi|maandag',
  'tue|tues|tuesday|dienstag|mardi|martes|terca-feira|martedi|dinsdag',
  'wed|wednesday|mittwoch|mercredi|miercoles|quarta-feira|mercoledi|woensdag',
  'thu|thur|thurs|thursday|donnerstag|jeudi|jueves|quinta-feira|giovedi|donderdag',
  'fri|friday|freitag|vendredi|viernes|sexta-feira|venerdi|vrijdag',
  'sat|saturday|samstag|sonnabend|samedi|sabado|sabato|zaterdag',
].map((names) => new Set(names.split('|')));

const before = /(\p{L}[\p{L}\p{M}-]{2,14})\.?[\s,_]{0,2}(?:(?:the|den|der|le|el)\s)?$/u;
const after = /^[\s,_]{0,2}\(?(\p{L}[\p{L}\p{M}-]{2,14})/u;

/** 0 for Sunday to 6, as written right before or after a date in the text; null if none is. */
export function weekdayBeside(text: string, date: { from: number; to: number }): number | null {
  const beside = [before.exec(text.slice(0, date.from)), after.exec(text.slice(date.to))];
  for (const match of beside) {
    const name = foldName(match?.[1] ?? '');
    const day = weekdays.findIndex((names) => names.has(name));
    if (day >= 0) return day;
  }
  return null;
}
