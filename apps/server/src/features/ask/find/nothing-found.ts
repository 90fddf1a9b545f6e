import { formsOf, termsOf } from '@rapport/ask';
import type { AskAnswer, AskedMeeting, NearTopic } from '@rapport/contract';
import { isCounted } from '../count/answer-by-count.ts';
import type { Found, FoundAt } from '../found.ts';
import { presentQuote } from '../present/present-quote.ts';
import type { Understood } from '../question/understand-question.ts';
import { findAnswer } from './find-answer.ts';
import { loadMeetings } from './load-meetings.ts';
import { type AskedTopic, listTopics } from './topic-repository.ts';

const topicsShown = 3;
/** Numbers of meetings and topics that are compared with the question. */
const compared = { newest: 200, limit: 50 };

export type Instead = {
  nothing: NonNullable<AskAnswer['nothing']>;
  /** The quoted meetings. */
  shown: ReadonlyMap<string, AskedMeeting>;
};

/** Suggestions if nothing was found. */
export async function findNothing(
  at: FoundAt,
  understood: Understood,
  { closest, loaded }: Found,
): Promise<Instead> {
  const { topics, areNear, shown } = await nearestTopics(at, understood);
  return {
    nothing: {
      withoutPeriod: await countOnOtherDays(at, understood),
      closest: closest && presentQuote(closest, loaded.speakers),
      topics,
      areNear,
    },
    shown,
  };
}

/**
 * Number of sentences that would be found without the period; null if there are none, or the question has no period.
 */
async function countOnOtherDays(at: FoundAt, understood: Understood): Promise<number | null> {
  const { from, to } = understood.scope;
  if (from === null && to === null) return null;
  if (isCounted(understood.question) && understood.question.phrase.length === 0) return null;
  const scope = { ...understood.scope, from: null, to: null };
  const size = await at.services.measure(at.member, scope);
  const found = await findAnswer({ ...at, size }, { ...understood, scope });
  const sentences = found.sentences.reduce((sum, [, count]) => sum + count, 0);
  return found.found && sentences > 0 ? sentences : null;
}

/** Topics of the scope that share words with the question, or else the most mentioned topics. */
async function nearestTopics({ services, member, signal }: FoundAt, understood: Understood) {
  const { question, scope } = understood;
  const topics = await listTopics(services.db, member, scope, compared);
  const asked = new Set(question.matter.terms);
  const shared = ({ topic }: AskedTopic) => termsOf(topic).filter((term) => asked.has(term)).length;
  const near = topics.filter((topic) => shared(topic) > 0);
  const areNear = near.length > 0;
  const nearest = (
    areNear ? near.toSorted((one, other) => shared(other) - shared(one)) : topics
  ).slice(0, topicsShown);
  const ids = [...new Set(nearest.map(({ lastId }) => lastId))];
  const { texts, shown, speakers } = await loadMeetings(services.db, member, ids);
  const phrases = nearest.map(({ topic, lastId }) => ({
    phrase: formsOf(topic),
    meetingId: lastId,
  }));
  const quotes =
    phrases.length > 0
      ? await services.threads.run('quotes', { meetings: texts, phrases }, signal)
      : [];
  return {
    shown,
    areNear,
    topics: nearest.map(({ lastId, ...topic }, place): NearTopic => {
      const quote = quotes[place];
      return { ...topic, quote: quote ? presentQuote(quote, speakers) : null };
    }),
  };
}
