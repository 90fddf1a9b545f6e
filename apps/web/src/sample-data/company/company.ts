/** The company all planning screens show. */
export const companyName = 'Northwind';

/** The day its calendar stands at: the sample figures tell a story that must not grow old. */
export const sampleToday = '2026-11-20';
