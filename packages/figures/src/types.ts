/** Possible lengths of a period, in weeks. */
export const periodLengths = [1, 4, 13, 52] as const;
export type PeriodLength = (typeof periodLengths)[number];

/** Whole weeks: `end` is the number of the last week, `weeks` the length. */
export type Period = { end: number; weeks: PeriodLength };

/** In order of importance: if not all figures can be shown, those of the first kinds are. */
export const groupKinds = ['organization', 'department', 'team', 'initiative', 'series'] as const;
export type GroupKind = (typeof groupKinds)[number];
export type Group = { id: string; kind: GroupKind };

/**
 * Turns of one person in one week, in meetings that count. Turns that belong to different groups (a series, an
 * initiative) are separate facts, and so are turns of different meetings.
 */
export type Fact = {
  person: string;
  week: number;
  groups: readonly string[];
  positive: number;
  neutral: number;
  negative: number;
};

/** Why a figure is hidden. Screens say 'fewer than k people' for all reasons, because the reason itself is a hint. */
export type HiddenBy = 'few' | 'remainder' | 'overlap' | 'weeks' | 'bounds' | 'change';

export type HiddenMood = { isShown: false; hiddenBy: HiddenBy };
export type MoodNumber = {
  /** 0 to 10, one decimal. */
  mood: number;
  /** Set if the mood was cut off: 'orMore' reads '9.0 or more'. */
  cut: 'orMore' | 'orLess' | null;
};
export type ShownMood = MoodNumber & {
  isShown: true;
  /** The 90 % band over people. */
  band: { low: number; high: number };
};
export type Mood = (HiddenMood | ShownMood) & {
  group: string;
  period: Period;
  /** Number of people with a turn, including those who leave their turns out of moods. */
  heard: number;
};

/** The decision about a figure. It stays while the facts up to the end of the period stay the same. */
export type Decision = {
  group: string;
  period: Period;
  /** The highest smallest group for which it is shown; null if it is never shown. */
  shownUpTo: number | null;
  /** Why it is hidden for the next setting; null if that was not requested. */
  hiddenBy: HiddenBy | null;
};

export type Change = { by: number; direction: 'rising' | 'falling' | 'steady' } | null;

/**
 * A figure that was answered, in a form that a table can keep: for each person the facts behind it. `print` (a whole
 * number below 2 ** 53) tells whether a fact is still the same, `turns` is its weight. Moods are not included.
 */
export type StoredFigure = {
  group: string;
  period: Period;
  people: readonly { person: string; facts: readonly StoredFact[] }[];
};
export type StoredFact = { week: number; turns: number; print: number };
