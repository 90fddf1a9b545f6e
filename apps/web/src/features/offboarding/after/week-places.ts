/** Number of weeks before and after the last day, including future weeks. */
export const weeksShown = 24;
/** Height of the chart in pixels. */
export const chartHeight = 180;

/** Horizontal position of a week, from 0 to 1. */
export const placeOf = (week: number) => week / (weeksShown - 1);
export const leftOf = (week: number) => ({ left: `${100 * placeOf(week)}%` });
