/** From Sunday, in the languages that are read. */
const weekdays: readonly string[] = [
  'sunday|sun|sonntag|dimanche|domingo|domenica|zondag',
  'monday|mon|montag|lundi|lunes|lunedì|segunda|segunda-feira|maandag',
  'tuesday|tues?|dienstag|mardi|martes|martedì|terça|terça-feira|dinsdag',
  'wednesday|wed|mittwoch|mercredi|miércoles|mercoledì|quarta|quarta-feira|woensdag',
  'thursday|thu(?:rs?)?|donnerstag|jeudi|jueves|giovedì|quinta|quinta-feira|donderdag',
  'friday|fri|freitag|vendredi|viernes|venerdì|sexta|sexta-feira|vrijdag',
  'saturday|sat|samstag|sonnabend|samedi|sábado|sabato|zaterdag',
];
const patterns = weekdays.map((names) => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu'));

/** 0 for Sunday; null if the text names no weekday. */
export function statedWeekday(text: string): number | null {
  const found = patterns.findIndex((pattern) => pattern.test(text.slice(0, 400)));
  return found < 0 ? null : found;
}

/** 0 for Sunday, of YYYY-MM-DD. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
