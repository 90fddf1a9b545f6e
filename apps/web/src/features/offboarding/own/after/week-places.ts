/** Weeks before and since, also those to come. */
export const weeksShown = 24;
/** Of the chart, in pixels. */
export const chartHeight = 180;

/** From 0 to 1. */
export const placeOf = (week: number) => week / (weeksShown - 1);
export const leftOf = (week: number) => ({ left: `${100 * placeOf(week)}%` });
