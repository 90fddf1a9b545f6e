/** How far back the sentiment overview looks. */
export const periods = ['past-week', 'past-month', 'past-quarter', 'past-year'] as const;

export type Period = (typeof periods)[number];

/** The first day of each, YYYY-MM-DD; all end with the sample company's today. */
export const periodStart: Record<Period, string> = {
  'past-week': '2026-11-14',
  'past-month': '2026-10-21',
  'past-quarter': '2026-08-21',
  'past-year': '2025-11-21',
};
