import type { Member } from '../../platform/session.ts';
import type { SentencePage } from './answer-from-meetings.ts';
import type { AskThreads } from './ask-threads.ts';
import type { ScopeSize } from './asked-scope-repository.ts';
import type { MeasureScope } from './kept-scope-sizes.ts';
import type { LoadedMeetings } from './load-meetings.ts';
import type { SaidPlace } from './said-place.ts';
import type { WritingServices } from './write-answer.ts';

export type AskServices = WritingServices & { threads: AskThreads; measure: MeasureScope };

/** What an answer is looked for with. */
export type FoundAt = {
  services: AskServices;
  member: Member;
  size: ScopeSize;
  signal: AbortSignal;
  /** Which sentences are listed; null for none. */
  page: SentencePage | null;
};

/** What was found, before it is presented. */
export type Found = {
  found: boolean;
  sentence: string | null;
  quotes: SaidPlace[];
  closest: SaidPlace | null;
  sentences: [meetingId: string, sentences: number][];
  /** The sentences are of all meetings of the scope. */
  isWhole: boolean;
  /** Outcomes were asked for, and none is quoted. */
  lacksOutcomes: boolean;
  page: SaidPlace[];
  loaded: Pick<LoadedMeetings, 'shown' | 'speakers'>;
};
