/** A meeting as the rule sees it. */
export type SeriesMeeting = {
  id: string;
  title: string;
  /** By the organization's clock; null if the day is not stated. */
  start: Start | null;
  /** Keys of the people who were heard, the same in all meetings. Labels such as 'Speaker 3' are left out. */
  people: readonly string[];
};

export type Start = {
  /** Days since 1970-01-01. */
  day: number;
  /** Minute of the day; null if only the day is stated. */
  minute: number | null;
};

/** Why a meeting is in a series: its title, or its people, weekday and hour. */
export type How = 'title' | 'people';

export type FoundMeeting = { id: string; how: How };

/** At least three meetings, sorted by start. */
export type FoundSeries = { meetings: readonly FoundMeeting[] };

/** When the meetings of a series usually are. Null for a weekday, time or distance that has no usual value. */
export type Rhythm = {
  /** 0 for Monday. */
  weekday: number | null;
  /** Minute of the day. */
  minute: number | null;
  /** Days from one meeting to the next. */
  everyDays: number | null;
};
