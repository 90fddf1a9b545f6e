/** Weeks that a period may have. */
export const periodLengths = [1, 4, 13, 52] as const;
export type PeriodLength = (typeof periodLengths)[number];

/** Whole weeks: `end` is the number of the last one, `weeks` how many there are. */
export type Period = { end: number; weeks: PeriodLength };

/** In the order of importance: where not all figures can be shown, the first kinds are. */
export const groupKinds = ['organization', 'department', 'team', 'initiative', 'series'] as const;
export type GroupKind = (typeof groupKinds)[number];
export type Group = { id: string; kind: GroupKind };

/**
 * Turns of one person in one week, in meetings that count. Turns of a person that belong to different groups
 * (those of a series, those that speak of an initiative) are facts of their own, and so are those of another meeting.
 */
export type Fact = {
  person: string;
  week: number;
  groups: readonly string[];
  positive: number;
  neutral: number;
  negative: number;
};

/** Why a figure is hidden. Screens say 'fewer than k people' for all reasons, since the reason is a hint itself. */
export type HiddenBy = 'few' | 'remainder' | 'overlap' | 'weeks' | 'bounds' | 'change';

export type HiddenMood = { isShown: false; hiddenBy: HiddenBy };
export type MoodNumber = {
  /** 0 to 10, one decimal. */
  mood: number;
  /** Set where the mood was cut off: 'orMore' reads '9.0 or more'. */
  cut: 'orMore' | 'orLess' | null;
};
export type ShownMood = MoodNumber & {
  isShown: true;
  /** Where the mood lies 9 times in 10, by people. */
  band: { low: number; high: number };
};
export type Mood = (HiddenMood | ShownMood) & {
  group: string;
  period: Period;
  /** People with a turn, among them those who leave their turns out of moods. */
  heard: number;
};

/** What was decided about a figure. It stays so while the facts up to the period's end stay as they are. */
export type Decision = {
  group: string;
  period: Period;
  /** The highest setting of the smallest group for which it is shown; null where there is none. */
  shownUpTo: number | null;
  /** Why it is hidden for the next one; null where that was not asked for. */
  hiddenBy: HiddenBy | null;
};

export type Change = { by: number; direction: 'rising' | 'falling' | 'steady' } | null;

/**
 * A figure that was answered, as a table can keep it: for each person the facts that it stood on. `print`
 * (a whole number below 2 ** 53) tells whether a fact is still the same, `turns` how much it weighed; the moods are not in it.
 */
export type KeptFigure = {
  group: string;
  period: Period;
  people: readonly { person: string; facts: readonly KeptFact[] }[];
};
export type KeptFact = { week: number; turns: number; print: number };
