import type { SeriesMeeting } from '../types.ts';

/** 2026-01-05, a Monday. */
export const monday = 20_458;

type Weekly = {
  title: string | ((week: number) => string);
  people: string;
  weeks?: number;
  weekday?: number;
  minute?: number | null;
};

/** One meeting a week, from the first week on. Each letter is a person. */
export const weekly = (
  name: string,
  { title, people, weeks = 6, weekday = 1, minute = 600 }: Weekly,
): SeriesMeeting[] =>
  Array.from({ length: weeks }, (_, week) => ({
    id: `${name}${week}`,
    title: typeof title === 'string' ? title : title(week),
    start: { day: monday + 7 * week + weekday, minute },
    people: [...people],
  }));
