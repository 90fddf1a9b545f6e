export const companyName = 'Northwind';

/** Today in the sample, fixed so that its dates and figures stay consistent. */
export const sampleToday = '2026-11-20';
