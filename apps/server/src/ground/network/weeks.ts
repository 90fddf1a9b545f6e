import type { Day } from '../calendar-days.ts';

/** Weeks by their Mondays, both included. */
export type Weeks = { from: Day; to: Day };
