export {
  findSeries,
  type LooseMeeting,
  seriesOfTitle,
  seriesOfWeekday,
  usualWeekday,
} from './find-series.ts';
export { regularsOf } from './join-by-people.ts';
export { meetingsBefore, missingIn } from './missing.ts';
export { nextUsualDay, rhythmOf, weekdayOf } from './rhythm.ts';
export { type HeldMeeting, type SeriesEvent, seriesEvents, usualOpener } from './series-events.ts';
export { nameOfSeries } from './series-name.ts';
export { leastMeetings } from './series-size.ts';
export { type Distinctness, readTitle, type Title } from './title/read-title.ts';
export type { FoundMeeting, FoundSeries, How, Rhythm, SeriesMeeting, Start } from './types.ts';
