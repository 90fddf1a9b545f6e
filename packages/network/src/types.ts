/**
 * What one meeting contributes to the figures of its period. Only people of the directory; guests are in no figure.
 */
export type Meeting = {
  id: string;
  /** Week number. Consecutive weeks have consecutive numbers. */
  week: number;
  /** Null if the duration is not known. */
  hours: number | null;
  /** Number of named speakers, including guests. */
  namedSpeakers: number;
  /** People with a turn, and how long each spoke. */
  speakers: readonly { person: string; hours: number }[];
  /** Turns that two people addressed to each other, in both directions added up, once per pair. */
  exchanges: readonly Exchange[];
  initiatives: readonly { id: string; mentions: number; people: readonly string[] }[];
  /** Null for a meeting that belongs to no series. */
  series: string | null;
  /** 0 to 100; null if fewer than three named people spoke. */
  talkBalance: number | null;
  /** Number of actions from this meeting that were overdue when the period ended. */
  overdueActions: number;
};

/** `a` comes before `b` in code unit order. */
export type Exchange = { a: string; b: string; count: number };

/** The exchanges of two people in a period. `a` comes before `b` in code unit order. */
export type PairSum = {
  a: string;
  b: string;
  /** Meetings with an exchange between the two. */
  meetings: number;
  exchanges: number;
  /** Sum over meetings of their exchanges / (named speakers - 1). */
  weight: number;
};

export type Tie = PairSum & {
  /** 1 to 10, 5 for the organization's median tie. */
  strength: number;
  isStrong: boolean;
};

export type TieChange =
  | { change: 'kept'; now: Tie; before: Tie }
  | { change: 'new'; now: Tie }
  | { change: 'lost'; before: Tie };

/** Department by person. A person who is missing has none. */
export type DepartmentOf = ReadonlyMap<string, string>;
