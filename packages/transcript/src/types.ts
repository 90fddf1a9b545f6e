import type { InShortChoice } from './5-summaries/in-short.ts';

/** Types of the analysis. Times are seconds from the start of the meeting, shares 0 to 1. */

export type Sentiment = 'positive' | 'neutral' | 'negative';

export type Cue = {
  id: string;
  start: number | null;
  end: number | null;
  /** Null if the file has no name for it. */
  speaker: string | null;
  text: string;
  /** The file marks a change of speaker without a name. */
  speakerChanges?: true;
  heading?: string;
  /** The file's label, if this is a line of minutes that nobody said. */
  written?: WrittenOutcome;
  /** The file marks the line as typed into a chat. */
  typed?: true;
  /** Begins a passage without a name. */
  passage?: Passage;
  /** Lies inside such a passage, which people can split here. */
  inside?: { cue: number; words: number };
};

/** Speech for which the file has no name; `cue` is the position of its first cue as read, `start` in seconds. */
export type Passage = { cue: number; cues: number; start: number | null; words: number };

/** A person's name for a passage; null takes the name back. */
export type NamedPassage = Passage & { name: string | null };

/** `isAttendee` is false for somebody who is only named with a role: `Chair: Jane Doe`. */
export type ListedPerson = { name: string; role: string | null; isAttendee: boolean };

export type WrittenOutcome = 'action' | 'decision' | 'question';

export type Transcript = {
  /** Name of the recognised layout. */
  layout: string;
  title: string | null;
  /** YYYY-MM-DD, local. */
  date: string | null;
  /** HH:mm, local. */
  startTime: string | null;
  /** IANA zone, 'UTC' or an offset as ±HH:mm; null means local time. */
  zone: string | null;
  /** Seconds; null if the file has no times. */
  durationSeconds: number | null;
  cues: Cue[];
  /** Full names by initials. */
  fullNames: ReadonlyMap<string, string>;
  /** Those whom the file lists as present or names with a role. */
  people: readonly ListedPerson[];
  /** Number of words that are not speech, by kind. */
  leftOut: Partial<Record<LeftOut, number>>;
};

/**
 * Text of a file that is not speech: lines above the talk, notes of tools and minutes, headings and lists, other table
 * columns, repeated captions, quoted messages, headers, footers and footnotes.
 */
export type LeftOut = 'header' | 'notes' | 'apart' | 'columns' | 'repeated' | 'quoted' | 'pages';

/** What a file can be read in two ways for. Lines are shortened. */
export type Doubt =
  /** `likelyMinutes` is how long the words take without a long silence; `line` is the first one beyond it. */
  | { kind: 'length'; minutes: number; likelyMinutes: number | null; line: string | null }
  /** `line` states the present date. */
  | {
      kind: 'date';
      date: string;
      line: string | null;
      likelyDate: string;
      because: ('file-name' | 'weekday')[];
    }
  /** `people` are new speakers if a turn begins at each of the names. */
  | { kind: 'names-inside'; names: number; people: number; lines: string[] }
  | { kind: 'names-missed'; lines: string[] }
  /** `share` of the words of the turns and these. */
  | { kind: 'left-out'; words: number; share: number }
  | { kind: 'some-times'; timed: number; turns: number }
  /** `turns` counts the pieces of the file. */
  | { kind: 'one-speaker'; speaker: string; turns: number; looksLikeRoom: boolean }
  /** `share` of the words that are said; `from` in seconds. */
  | { kind: 'unattributed'; share: number; from: number | null; lines: string[] };

/** Consecutive speech of one person, or a line of minutes. */
export type Turn = {
  index: number;
  /** Id of the participant; null without a name. */
  speaker: string | null;
  start: number | null;
  end: number | null;
  text: string;
  words: number;
  heading?: string;
  written?: WrittenOutcome;
  /** All of it was typed into a chat. */
  typed?: true;
  /** What people have corrected, in order. */
  corrected?: readonly CorrectedWords[];
  /** The passages without a name in the file that it consists of; `from` is their place in the text. */
  passages?: readonly TurnPassage[];
};

export type TurnPassage = Passage & { from: number; splits?: PassageSplit[] };

/** Where a passage can be split: `words` of it come before, the other fields are as of a passage. */
export type PassageSplit = { cue: number; words: number; start: number | null; from: number };

/** Corrected words in the text of a turn; `from` and `to` as in `slice`. */
export type CorrectedWords = {
  /** Id of the correction. */
  correction: string;
  from: number;
  to: number;
  read: string;
};

export type JoinedTurn = Turn & {
  /** For each cue except the last, the number of the turn's words said by its end. */
  cueEnds: readonly number[];
};

export type DirectoryPerson = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
};

export type Tie = {
  id: string;
  how: 'email' | 'name' | 'person' | 'alias';
  sure: 'certain' | 'likely';
};

/** Corrections by people. The keys are labels of the file. */
export type SpeakerCorrections = {
  /** From one label to the one that is kept. */
  merged: ReadonlyMap<string, string>;
  names: ReadonlyMap<string, string>;
  /** Null if tied to nobody. */
  ties: ReadonlyMap<string, string | null>;
  /** Labels that must not be joined with others. */
  apart: ReadonlySet<string>;
  /** A turn begins at each name with a colon inside turns of others. */
  splitsNames: boolean;
  /** In the order in which they were named. */
  passages: readonly NamedPassage[];
};

/** A person's correction of the words of one turn. Places are those of the text as read. */
export type WordCorrection = {
  id: string;
  turn: number;
  at: number;
  /** The last characters before, which tell the place when turns have moved. */
  before: string;
  read: string;
  words: string;
};

/** Directory users by heard name, as people chose for all meetings; null for a guest or a room. */
export type SpeakerAliases = ReadonlyMap<string, string | null>;

/** Two labels of one person. */
export type SpeakerJoin = { label: string; into: string; why: 'name' | 'email' };

/** The message is a sentence for users. */
export class UnreadableTranscriptError extends Error {
  override name = 'UnreadableTranscriptError';
}

/** What a person shows in a meeting. `calm` spoke enough and shows no feeling; `too-little` spoke little. */
export type Feeling = Sentiment | 'calm' | 'too-little';

export type TurnSentiment = {
  sentiment: Sentiment;
  /** From -1 (negative) to 1 (positive). */
  score: number;
  probabilities: Record<Sentiment, number>;
};

/** `quote` is a part of the turn's text. */
export type Evidence = { turn: number; quote: string };

/** A finding that counts rather than quotes has no evidence. */
export type Finding = { text: string; evidence: Evidence[] };

/** A sentence that In short may quote, alone or with the one before. The last evidence is the sentence itself. */
export type InShortCandidate = Finding & {
  /** Among all sentences of the meeting. */
  position: number;
  concepts: readonly string[];
  /** How likely a person would note it, 0 to 1. */
  value: number;
  /** The chapter that it is said in, with its share of the words. */
  part: { chapter: number; share: number };
};

/** Both turns included. */
export type Chapter = {
  /** A heading of the file, or a phrase that was said. */
  title: string;
  fromTurn: number;
  toTurn: number;
  /** In order of speaking. */
  speakers: string[];
};

export type Participant = {
  /** 'p1' spoke first; stable for one transcript. */
  id: string;
  name: string;
  /** The label in the file; of joined labels, the one that stays. */
  label: string;
  /** Labels that were joined with `name`. */
  joined: Pick<SpeakerJoin, 'label' | 'why'>[];
  /** As the file says: 'Chair', 'Legal Advisor'. */
  role: string | null;
  directoryUserId: string | null;
  /** How `directoryUserId` was found. */
  tie: Pick<Tie, 'how' | 'sure'> | null;
  /** A directory user whose name also fits another speaker, for confirmation by hand. */
  suggestedUserId: string | null;
  /** A key that is the same in all of their meetings; null for a label such as 'Speaker 3'. */
  heardAs: string | null;
  /** Given names of the directory by which others call them, unless a label contains the name. */
  calledAs: { name: string; times: number }[];
  turns: number;
  words: number;
  speakingSeconds: number;
  /** 0 to 1, of the words of all participants. */
  talkShare: number;
  /** Null if the transcript marks no questions. */
  questions: number | null;
  turnFacts: TurnFact[];
  /** Number of their turns that say each of `alsoSaid`, without zeros at the end. */
  alsoTurns: number[];
  sentiment: Sentiment;
  /** Shows feeling; else neutral and 0. */
  judged: boolean;
  /** Mean score of their turns, -1 to 1, weighted by words. */
  sentimentScore: number;
  /** Null in a language without a model, and for a label that several people share. */
  feeling: Feeling | null;
  /** Two turns that made the mood; empty without feeling. */
  feelingEvidence: Evidence[];
  /** The first sentence of the summary: share, turns and questions. */
  facts: string;
  summary: string;
  evidence: Evidence[];
};

/** Turns of one participant that mention the same topics; `topics` is empty for turns about no topic. */
export type TurnFact = {
  /** Positions among the initiatives. */
  topics: number[];
  turns: number;
  /** 0 in languages without a model. */
  positive: number;
  neutral: number;
  negative: number;
};

export type ActionItem = {
  text: string;
  /** Participant or a team as said; null if unclear. */
  owner: string | null;
  /** As said: 'Friday', 'before lunch'. */
  due: string | null;
  /** YYYY-MM-DD; null if `due` names no day or the meeting has no date. */
  dueDate: string | null;
  turn: number;
  quote: string;
  /** The previous sentence, if the quote refers to it with 'it' or 'that'. */
  before: string | null;
  /** False: it may be one (docs/analysis.md). */
  sure: boolean;
};

/** `quote` is a part of the turn's text; `text` is the quote with cuts marked '…'. */
export type Outcome = {
  text: string;
  turn: number;
  quote: string;
  speaker: string | null;
  /** False: it may be one (docs/analysis.md). */
  sure: boolean;
  /** Set for a decision that was voted on. */
  vote?: Vote;
};

/** A vote that passed. `tally` is '6 to 1' or 'unanimously'; null if it is not told. */
export type Vote = { tally: string | null };

/** Positions are those of turns, times seconds from the start of the meeting. */
export type TalkDynamics = {
  /** The longest talk of one person; null with fewer than two named speakers. Without known times `seconds` is null. */
  monologue: {
    speaker: string;
    turn: number;
    start: number | null;
    seconds: number | null;
    words: number;
  } | null;
  /** Silence between turns, with the longest one after `turn`; null if the file does not state when turns end. */
  silence: {
    seconds: number;
    longest: { turn: number; start: number; seconds: number } | null;
  } | null;
};

export type GraphNode = {
  id: string;
  name: string;
  sentiment: Sentiment;
  /** 0 to 1: shares of talk, exchanges, questions and partners, relative to an even share. */
  engagementScore: number;
};

export type GraphLink = {
  source: string;
  target: string;
  sentiment: Sentiment;
  /** Number of exchanges. */
  value: number;
  /** Of them, those that make a tie across meetings: on a matter, and not typed. */
  onMatter: number;
  /** 1 to 10, relative to chance, which is 5. */
  strength: number;
  /** The first sentence counts the exchanges. */
  summaryOfInteractions: string[];
  communicationRecommendations: string[];
  /** For each sentence of the two lists above. */
  evidence: {
    summaryOfInteractions: Evidence[][];
    communicationRecommendations: Evidence[][];
  };
};

export type StrongMoment = {
  turn: number;
  sentiment: Exclude<Sentiment, 'neutral'>;
  /** Its words of feeling, as in the turn. */
  words: string[];
};

export type SentimentBreakdown = Record<Sentiment, number>;

export type Analysis = {
  title: string | null;
  date: string | null;
  startTime: string | null;
  zone: string | null;
  durationSeconds: number;
  /** Without times the duration is estimated from the words, at 150 a minute. */
  durationIsEstimated: boolean;
  /** ISO 639-1, 'und' if unknown. */
  language: string;
  /** In the order in which they are shown, each kind at most once. */
  doubts: Doubt[];
  /** The file marks that one unnamed voice follows another. */
  hasUnnamedVoices: boolean;
  /** `noTie`: said to another person, but off the matter or typed. */
  turns: (Turn & TurnSentiment & { noTie?: true })[];
  /** Words that are not speech, by kind; all others are in the turns. */
  leftOut: Partial<Record<LeftOut, number>>;
  participants: Participant[];
  /** Of the participant who opens the meeting. */
  openerPosition: number;
  moments: StrongMoment[];
  /** False if too few participants show feeling: score 0, label neutral. */
  judged: boolean;
  /** Null if judged. 'unnamed': the transcript names no speaker. 'too-little': nobody spoke enough. */
  judgedReason: 'language' | 'unnamed' | 'too-little' | 'calm' | null;
  /** Counts of the participants who show feeling. */
  sentimentBreakdown: SentimentBreakdown;
  peopleByFeeling: Record<Feeling, number>;
  /** 0 to 10: positive over all who show feeling, times 10. */
  sentiment: number;
  sentimentLabel: Sentiment;
  summary: string;
  /** The summary, line by line. */
  summaryLines: Finding[];
  /** The most important sentences of each part, word for word and in order. */
  inShort: Finding[];
  /** What In short was chosen from. */
  inShortChoice: InShortChoice;
  /** Empty for a meeting of less than 15 minutes. */
  chapters: Chapter[];
  initiatives: string[];
  /** Names and phrases that were said in two turns or more besides; topics only if other meetings came back to them. */
  alsoSaid: string[];
  actionItems: ActionItem[];
  decisions: Outcome[];
  openQuestions: Outcome[];
  dynamics: TalkDynamics;
  graph: { nodes: GraphNode[]; links: GraphLink[] };
};

export type AnalysisInput = {
  text: string;
  fileName: string;
  /** Directory users whom speakers may be tied to. */
  directory: readonly DirectoryPerson[];
  /** Written down from sound, so words without a name are cut into passages short enough to be named. */
  isRecording?: boolean;
  corrections?: SpeakerCorrections;
  /** In the order in which they were made. */
  words?: readonly WordCorrection[];
  aliases?: SpeakerAliases;
  /**
   * In words, which the summary then fills. Without it, it has at most 111, in English only of sentences that can be
   * read alone.
   */
  summaryWords?: number;
};

export type AnalysisStep =
  | 'parsing_transcript'
  | 'identifying_participants'
  | 'analyzing_sentiment'
  | 'building_connection_map'
  | 'summarizing';
