export type CarriedTurn = {
  /** Position in the meeting. */
  turn: number;
  /** Id in the directory; null for everybody else. */
  person: string | null;
  text: string;
};

export type CarriedMeeting = {
  id: string;
  /** Id of its series. */
  series: string | null;
  /** Who opens it, if in the directory. */
  openedBy: string | null;
  turns: readonly CarriedTurn[];
};

/** What has a name of its own, so is no document, system or customer. */
export type KnownNames = {
  /** Names of people, in full. */
  people: readonly string[];
  /** Departments, teams, series, and the organization itself. */
  others: readonly string[];
};

export type QuotePlace = { meetingId: string; turn: number };

export type NamedThing = {
  /** Words without case and plurals. */
  key: string;
  /** Number of turns of the person that say it, and of everybody. */
  mentions: number;
  allMentions: number;
  /** Number of meetings in which the person says it. */
  meetings: number;
  quote: QuotePlace;
};
