/** A day as YYYY-MM-DD. A week is named by its Monday. */
export type Day = string;

export const dayMs = 24 * 60 * 60 * 1000;

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** 0 for Monday. */
const weekday = (day: Day) => (new Date(day).getUTCDay() + 6) % 7;

export const mondayOf = (day: Day): Day => addDays(day, -weekday(day));
