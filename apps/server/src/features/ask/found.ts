import type { AskFigure } from '@rapport/contract';
import type { Member } from '../../platform/session.ts';
import type { organizationFigures } from '../figures/organization-figures.ts';
import type { seriesReaders } from '../series/read-series.ts';
import type { ReadCounted } from './counted/cached-counted.ts';
import type { LoadedMeetings } from './find/load-meetings.ts';
import type { ScopeSize } from './question/asked-scope-repository.ts';
import type { MeasureScope } from './question/cached-scope-sizes.ts';
import type { SentencePage } from './thread/answer-from-meetings.ts';
import type { AskThreads } from './thread/ask-threads.ts';
import type { SaidPlace } from './thread/said-place.ts';
import type { WritingServices } from './written/write-answer.ts';

export type AskServices = WritingServices & {
  threads: AskThreads;
  measure: MeasureScope;
  figures: ReturnType<typeof organizationFigures>;
  series: ReturnType<typeof seriesReaders>;
};

export type AskPageServices = AskServices & { counted: ReadCounted };

/** The context in which an answer is searched. */
export type FoundAt = {
  services: AskServices;
  member: Member;
  size: ScopeSize;
  signal: AbortSignal;
  /** The page of sentences to list; null for none. */
  page: SentencePage | null;
};

/** The result before it is presented. */
export type Found = {
  found: boolean;
  /** Null if the figure or the quotes are the answer. */
  sentence: string | null;
  /** Null if the sentence or the quotes are the answer. */
  figure: AskFigure | null;
  quotes: SaidPlace[];
  closest: SaidPlace | null;
  /** Number of sentences by meeting. */
  sentences: [meetingId: string, sentences: number][];
  /** True if the sentences come from all meetings of the scope. */
  isWhole: boolean;
  /** True if outcomes were asked for and none is quoted. */
  lacksOutcomes: boolean;
  page: SaidPlace[];
  loaded: Pick<LoadedMeetings, 'shown' | 'speakers'>;
};
