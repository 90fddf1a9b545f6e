/** The words of the analysis. Times are seconds from the start of the meeting, shares run from 0 to 1. */

export type Sentiment = 'positive' | 'neutral' | 'negative';

/** A timed piece of a transcript, as the file holds it. */
export type Cue = {
  id: string;
  start: number | null;
  end: number | null;
  /** Null where the file has no name for this piece. */
  speaker: string | null;
  text: string;
  /** Set where the file marks a change of speaker without a name. */
  speakerChanges?: true;
  /** The heading of the file right above it. */
  heading?: string;
  /** Set on a line of minutes that nobody said: what the file calls it. */
  written?: WrittenOutcome;
};

/** What minutes and notes call a line that stands apart from the talk. */
export type WrittenOutcome = 'action' | 'decision' | 'question';

/** What reading a file yields, whatever its layout. */
export type Transcript = {
  /** Name of the layout that was recognised, for tests and for the log. */
  layout: string;
  title: string | null;
  /** Local calendar date, YYYY-MM-DD. */
  date: string | null;
  /** Local time of day, HH:mm. */
  startTime: string | null;
  /** IANA zone or 'UTC' when the file says so (a Zoom file name carries UTC); null means local time. */
  zone: string | null;
  /** Whole length in seconds; null where the file has no times at all. */
  durationSeconds: number | null;
  cues: Cue[];
  /** Full names by the initials of speakers, from the file's own list of people. */
  fullNames: ReadonlyMap<string, string>;
  /** Numbers of words of the file that are not speech, by kind. */
  leftOut: Partial<Record<LeftOut, number>>;
};

/**
 * What a file holds beside the talk: lines above it; what tools and minutes write between and below; headings and
 * lists that stand apart; other columns of a table; captions shown again; messages that are quoted; headers, footers
 * and footnotes of pages.
 */
export type LeftOut = 'header' | 'notes' | 'apart' | 'columns' | 'repeated' | 'quoted' | 'pages';

/** A likely error in reading a file, for people to check. */
export type Warning = 'names-inside-turns';

/** One person speaking until another does, or a line of minutes between. */
export type Turn = {
  index: number;
  /** Key of the participant; null without a name. */
  speaker: string | null;
  start: number | null;
  end: number | null;
  text: string;
  words: number;
  /** The last heading of the file above its words. */
  heading?: string;
  written?: WrittenOutcome;
};

/** A turn as it was joined from cues. */
export type JoinedTurn = Turn & {
  /** How many words of the turn were said when each of its cues ended; the last cue is left out. */
  cueEnds: readonly number[];
};

/** A person of the organization's directory, to whom a speaker may be tied. */
export type DirectoryPerson = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
};

/** How a speaker was tied to a person of the directory, and how sure that is. */
export type Tie = {
  id: string;
  how: 'email' | 'name' | 'person';
  sure: 'certain' | 'likely';
};

/** What people set right about the speakers, by the label that the file gives them. */
export type SpeakerCorrections = {
  /** Labels that are one person's: from one to the one that stays. */
  merged: ReadonlyMap<string, string>;
  names: ReadonlyMap<string, string>;
  /** The person of the directory that a speaker is; null for none. */
  ties: ReadonlyMap<string, string | null>;
  /** Labels that are a person's of their own, whatever they look like. */
  apart: ReadonlySet<string>;
};

/** Two labels of the file that are one person's for certain: one that went into the one that stays. */
export type SpeakerJoin = { label: string; into: string; why: 'name' | 'email' };

/** Thrown when a file can't be read as a transcript; the message is a sentence for people. */
export class UnreadableTranscriptError extends Error {
  override name = 'UnreadableTranscriptError';
}

export type TurnSentiment = {
  sentiment: Sentiment;
  /** From -1 (negative) to 1 (positive). */
  score: number;
  probabilities: Record<Sentiment, number>;
};

/** Words of a turn that a statement rests on: `quote` is a part of its text, as it stands there. */
export type Evidence = { turn: number; quote: string };

/** A statement with the words behind it; without any where it counts rather than quotes. */
export type Finding = { text: string; evidence: Evidence[] };

/** A part of a meeting about one subject, from one turn to another, both included. */
export type Chapter = {
  /** A heading of the file, or a phrase that was said in it. */
  title: string;
  fromTurn: number;
  toTurn: number;
  /** Names of its participants, in the order they spoke in it. */
  speakers: string[];
};

export type Participant = {
  /** 'p1' spoke first, 'p2' next; stable for one transcript. */
  id: string;
  name: string;
  /** What the file calls them; of several labels that were joined, the one that stays. */
  label: string;
  /** Their other labels, which were joined because they are certainly theirs. */
  joined: Pick<SpeakerJoin, 'label' | 'why'>[];
  directoryUserId: string | null;
  /** How `directoryUserId` was found; null where it is. */
  tie: Pick<Tie, 'how' | 'sure'> | null;
  /** A person of the directory whose name fits another speaker as well, to be confirmed by hand. */
  suggestedUserId: string | null;
  turns: number;
  words: number;
  speakingSeconds: number;
  /** Share of the words of all participants, 0 to 1; words without a speaker are left out. */
  talkShare: number;
  questions: number;
  sentiment: Sentiment;
  /** False where they say too little, or in a language without a model: then neutral and 0. */
  judged: boolean;
  /** Mean of the scores of their turns, -1 to 1, weighted by words. */
  sentimentScore: number;
  /** Share, turns and questions as a sentence, with which the summary begins. */
  facts: string;
  summary: string;
  /** Behind the sentences that the summary quotes. */
  evidence: Evidence[];
};

export type ActionItem = {
  text: string;
  /** Name of the participant who took it or was given it; 'we' or a team as said; null where that is unclear. */
  owner: string | null;
  /** When it is due, as it was said: 'Friday', 'before lunch'. */
  due: string | null;
  /** The day of `due`, YYYY-MM-DD; null where it names none or the meeting has no date. */
  dueDate: string | null;
  /** Index of the turn it was said in. */
  turn: number;
  /** The sentence in that turn, as it was said. */
  quote: string;
  /** The sentence before, where 'it' or 'that' in the quote leans on it. */
  before: string | null;
};

/** A decision or a question that stayed open: `quote` is a part of the turn's text, `text` is the quote with cuts marked '…'. */
export type Outcome = { text: string; turn: number; quote: string; speaker: string | null };

export type GraphNode = {
  id: string;
  name: string;
  sentiment: Sentiment;
  /** 0 to 1: share of talk, exchanges, questions and partners, beside an even share. */
  engagementScore: number;
};

export type GraphLink = {
  source: string;
  target: string;
  sentiment: Sentiment;
  /** How often the two spoke to each other. */
  value: number;
  /** 1 to 10: how much oftener the two spoke to each other than their shares of the talk suggest; 5 is chance. */
  strength: number;
  /** The first sentence counts how often the two spoke to each other. */
  summaryOfInteractions: string[];
  communicationRecommendations: string[];
  /** For each of the two lists above, sentence by sentence. */
  evidence: {
    summaryOfInteractions: Evidence[][];
    communicationRecommendations: Evidence[][];
  };
};

/** A turn that sounds strongest among those of its meeting. */
export type StrongMoment = {
  turn: number;
  sentiment: Exclude<Sentiment, 'neutral'>;
  /** The words of evaluation or feeling it rests on, as they stand in the turn. */
  words: string[];
};

export type SentimentBreakdown = Record<Sentiment, number>;

/** The whole result for one meeting. */
export type Analysis = {
  title: string | null;
  date: string | null;
  startTime: string | null;
  zone: string | null;
  durationSeconds: number;
  /** True where the file has no times and the duration is that of its words at 150 a minute. */
  durationIsEstimated: boolean;
  /** ISO 639-1 code of the language that is spoken, 'und' where it cannot be told. */
  language: string;
  warnings: Warning[];
  turns: (Turn & TurnSentiment)[];
  /** Numbers of words of the file that are not speech, by kind; all others are in the turns. */
  leftOut: Partial<Record<LeftOut, number>>;
  participants: Participant[];
  moments: StrongMoment[];
  /** False where no participant is judged: then the score is 0 and the label neutral. */
  judged: boolean;
  /** Why the meeting is not judged; null where it is. 'unnamed': the transcript names no speaker. */
  judgedReason: 'language' | 'unnamed' | 'too-little' | null;
  /** Of the participants who are judged. */
  sentimentBreakdown: SentimentBreakdown;
  /** 0 to 10: positive participants over all participants who are judged, times 10. */
  sentiment: number;
  sentimentLabel: Sentiment;
  summary: string;
  /** The summary line by line. */
  summaryLines: Finding[];
  /** What matters most of each part of the meeting: sentences as they were said, in their order. */
  inShort: Finding[];
  /** All turns in order; empty for a meeting of less than 15 minutes. */
  chapters: Chapter[];
  initiatives: string[];
  actionItems: ActionItem[];
  decisions: Outcome[];
  openQuestions: Outcome[];
  graph: { nodes: GraphNode[]; links: GraphLink[] };
};

export type AnalysisInput = {
  /** The file as text; documents are turned into text before. */
  text: string;
  fileName: string;
  /** People that speakers may be tied to; empty without a directory. */
  directory: readonly DirectoryPerson[];
  corrections?: SpeakerCorrections;
  /** Words in the meeting's summary; about 111 by default. */
  summaryWords?: number;
};

/** The steps of the recipe, announced one by one before each begins. */
export type AnalysisStep =
  | 'parsing_transcript'
  | 'identifying_participants'
  | 'analyzing_sentiment'
  | 'building_connection_map'
  | 'summarizing';
