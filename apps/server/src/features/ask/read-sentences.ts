import { type AskSentences, type AskSentencesQuery, askSentencesPageSize } from '@rapport/contract';
import { addDays } from '../../ground/calendar-days.ts';
import { badRequest } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { answerMsMax, inTime } from './ask.ts';
import { nothingLookedUp } from './count/sentence-only.ts';
import { findAnswer } from './find/find-answer.ts';
import type { AskServices } from './found.ts';
import { requireAsked } from './history/history.ts';
import { presentQuote } from './present/present-quote.ts';
import { understand } from './question/understand-question.ts';
import { isRefused, recordSensitive } from './refused.ts';

/**
 * All sentences about one of the member's own questions, searched again, newest first.
 * @throws AppError 404 if the member has no such question
 */
export async function readSentences(
  services: AskServices,
  member: Member,
  id: string,
  { week, cursor }: AskSentencesQuery,
): Promise<AskSentences> {
  const { question, filters, after } = await requireAsked(services.db, member, id);
  const offset = readCursor(cursor);
  const signal = AbortSignal.timeout(answerMsMax);
  const found = await inTime(signal, async () => {
    const asked = { question, ...filters, ...(after !== null && { after }) };
    const understood = await understand(services, member, asked);
    if (understood.refusal === 'sensitive') await recordSensitive(services.db, member, understood);
    else if (isRefused(understood)) return nothingLookedUp();
    const size = await services.measure(member, understood.scope);
    const days = week === undefined ? null : { from: week, to: addDays(week, 6) };
    const page = { days, offset, limit: askSentencesPageSize + 1 };
    return findAnswer({ services, member, size, signal, page }, understood);
  });
  const places = found.found ? found.page.slice(0, askSentencesPageSize) : [];
  const { shown, speakers } = found.loaded;
  const meetings = new Set(places.map(({ meetingId }) => meetingId));
  return {
    sentences: places.map((place) => presentQuote(place, speakers)),
    meetings: [...meetings].flatMap((meetingId) => shown.get(meetingId) ?? []),
    next: found.page.length > places.length ? `${offset + places.length}` : null,
  };
}

/**
 * The cursor is the number of sentences before the page. A question is answered from a bounded number of meetings, so
 * they are few.
 */
function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,6}$/.test(cursor))
    throw badRequest('INVALID_CURSOR', 'This page of sentences does not exist.');
  return Number(cursor);
}
