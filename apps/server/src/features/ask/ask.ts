import type { Ask, AskAnswer } from '@rapport/contract';
import { AppError } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { nothingLookedUp } from './count/sentence-only.ts';
import { countReadings } from './counted/count-readings.ts';
import { insteadOfRefused } from './counted/instead-of-refused.ts';
import { isShown } from './figure/figure.ts';
import { findAnswer } from './find/find-answer.ts';
import { findNothing } from './find/nothing-found.ts';
import type { AskPageServices } from './found.ts';
import { storeQuestion } from './history/history.ts';
import { presentAnswer } from './present/present-answer.ts';
import { countNotYetAsked } from './question/asked-scope-repository.ts';
import { understand } from './question/understand-question.ts';
import { isRefused, recordSensitive } from './refused.ts';
import { tookTooLong } from './thread/ask-threads.ts';
import { canBeWritten, type Writing, writeAnswer } from './written/write-answer.ts';

/** Time limit for a whole question, including its searches and threads. */
export const answerMsMax = 8000;

/** Answers a question from the meetings that the member may read, and stores it in the member's history. */
export async function ask(
  services: AskPageServices,
  member: Member,
  asked: Ask,
  writing?: Writing,
): Promise<AskAnswer> {
  const { db } = services;
  const startedAt = performance.now();
  const askedAt = new Date();
  const signal = AbortSignal.timeout(answerMsMax);
  const { understood, size, beingAnalysed, found, instead, ...offered } = await inTime(
    signal,
    async () => {
      const understood = await understand(services, member, asked);
      const [size, beingAnalysed] = await Promise.all([
        services.measure(member, understood.scope),
        countNotYetAsked(db, member),
      ]);
      const at = { services, member, size, signal, page: null };
      const refused = isRefused(understood);
      const found = refused ? nothingLookedUp() : await findAnswer(at, understood);
      const isOfMatter = understood.reading.query.topic !== null;
      const { figure } = found;
      const isAnswered =
        refused ||
        found.found ||
        found.quotes.length > 0 ||
        (figure !== null && !(isOfMatter && isShown(figure)));
      const instead = isAnswered ? null : await findNothing(at, understood, found);
      const readings = await countReadings(services, member, understood);
      const insteadOf = await insteadOfRefused(services, member, understood);
      return { understood, size, beingAnalysed, found, instead, readings, insteadOf };
    },
  );
  if (asked.showsSensitive && understood.isSensitive) await recordSensitive(db, member, understood);
  const { id } = await storeQuestion(db, member, asked, {
    askedAt,
    found: found.found,
    quotes: found.quotes.length,
    isRefused: isRefused(understood),
  });
  const answer = presentAnswer({
    id,
    asked,
    askedAt,
    understood,
    found,
    nothing: instead?.nothing ?? null,
    shown: instead?.shown ?? new Map(),
    readings: offered.readings,
    instead: offered.insteadOf,
    beingAnalysed,
    read: {
      ...size,
      isWhole: found.isWhole,
      milliseconds: Math.round(performance.now() - startedAt),
    },
  });
  if (!(await canBeWritten(services, member, answer))) return answer;
  const written =
    asked.wording === 'written' ? await writeAnswer(services, member, answer, writing) : null;
  return { ...answer, canBeWritten: true, written };
}

/** @throws AppError with a sentence for users if the work takes longer than the signal allows */
export async function inTime<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(tookTooLong()), { once: true });
  });
  try {
    return await Promise.race([work(), ended]);
  } catch (error) {
    throw error instanceof AppError && error.code === 'SEARCH_TOO_LONG' ? tookTooLong() : error;
  }
}
