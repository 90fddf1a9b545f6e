export const companyName = 'Northwind';

/** The sample's current day, fixed so that its dates and figures stay consistent. */
export const sampleToday = '2026-11-20';
