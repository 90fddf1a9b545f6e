import type { Ask, AskAnswer } from '@rapport/contract';
import { searching } from '../../ground/search-index/matched-meetings-repository.ts';
import { AppError } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { answerByCount, isCounted } from './answer-by-count.ts';
import { tookTooLong } from './ask-threads.ts';
import { countNotYetAsked, measureScope } from './asked-scope-repository.ts';
import { findCandidates } from './find-candidates.ts';
import type { AskServices, Found, FoundAt } from './found.ts';
import { keepQuestion } from './history.ts';
import { loadMeetings } from './load-meetings.ts';
import { findNothing } from './nothing-found.ts';
import { presentAnswer } from './present-answer.ts';
import { type Understood, understand } from './understand-question.ts';

/** Of a whole question, its searches and threads. */
const answerMsMax = 8000;

/** Answers a question from the meetings that the member may read, and keeps it in the member's history. */
export async function ask(services: AskServices, member: Member, asked: Ask): Promise<AskAnswer> {
  const { db } = services;
  const startedAt = performance.now();
  const askedAt = new Date();
  const signal = AbortSignal.timeout(answerMsMax);
  const understood = await inTime(() => understand(db, member, asked));
  const { size, beingAnalysed, found, nothing } = await inTime(async () => {
    const size = await measureScope(db, member, understood.scope);
    const beingAnalysed = await countNotYetAsked(db, member);
    const at = { services, member, size, signal, page: null };
    const found = await findAnswer(at, understood);
    const nothing = found.found ? null : await findNothing(at, understood, found);
    return { size, beingAnalysed, found, nothing };
  });
  const { id } = await keepQuestion(db, member, asked, { askedAt, quotes: found.quotes.length });
  return presentAnswer({
    id,
    asked,
    askedAt,
    understood,
    found,
    nothing,
    beingAnalysed,
    read: { ...size, milliseconds: Math.round(performance.now() - startedAt) },
  });
}

/** Counts are made over all meetings of the scope; other questions are answered from those that fit best. */
export const findAnswer = (at: FoundAt, understood: Understood): Promise<Found> =>
  isCounted(understood.question) ? answerByCount(at, understood) : answerByQuotes(at, understood);

async function answerByQuotes(
  { services: { db, threads }, member, size, signal, page }: FoundAt,
  { question, reading, scope }: Understood,
): Promise<Found> {
  const ids = await searching(db, (tx) =>
    findCandidates(tx, member, scope, { words: reading.words, meetings: size.meetings }),
  );
  const { texts, ...loaded } = await loadMeetings(db, member, ids);
  const found = await threads.run('answer', { question, meetings: texts, page }, signal);
  return { ...found, loaded };
}

/** A search that is too slow ends with a sentence that helps. */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError && error.code === 'SEARCH_TOO_LONG' ? tookTooLong() : error;
  }
}
