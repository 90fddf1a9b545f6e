/** What one meeting adds to the figures of its period. People are people of the directory; guests are in no figure. */
export type Meeting = {
  id: string;
  /** Week number. Consecutive weeks have consecutive numbers. */
  week: number;
  /** Null where the duration is not known. */
  hours: number | null;
  /** Number of named speakers, including guests. */
  namedSpeakers: number;
  /** People with a turn, and how long each spoke. */
  speakers: readonly { person: string; hours: number }[];
  /** Turns that two people addressed to each other, in both directions, once for every pair. */
  exchanges: readonly Exchange[];
  initiatives: readonly { id: string; mentions: number; people: readonly string[] }[];
  /** Null for a meeting that belongs to no series. */
  series: string | null;
  /** 0 to 100; null where fewer than three named people spoke. */
  talkBalance: number | null;
  /** Its actions that were open after their day when the period ended. */
  overdueActions: number;
};

/** `a` comes before `b` in code unit order. */
export type Exchange = { a: string; b: string; count: number };

/** What two people said to each other in a period. `a` comes before `b` in code unit order. */
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
