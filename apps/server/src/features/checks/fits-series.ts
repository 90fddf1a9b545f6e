const dayMs = 24 * 60 * 60 * 1000;
const leastMeetings = 3;
/** A series that meets less often tells nothing about a day. */
const nearDays = 45;
const usualShare = 0.6;

/** Whether a day is near another meeting of the series and on its usual weekday, if it has one. */
export function fitsSeries(day: string, days: readonly string[]): boolean {
  if (days.length < leastMeetings) return false;
  const at = Date.parse(day);
  const isNear = days.some((other) => Math.abs(Date.parse(other) - at) <= nearDays * dayMs);
  const usual = usualWeekday(days);
  return isNear && (usual === null || usual === weekdayOf(day));
}

function usualWeekday(days: readonly string[]): number | null {
  const byWeekday = Map.groupBy(days, weekdayOf);
  const usual = [...byWeekday].find(([, same]) => same.length >= days.length * usualShare);
  return usual?.[0] ?? null;
}

const weekdayOf = (day: string) => new Date(day).getUTCDay();
