import type { Question } from '../3-features/questions.ts';
import type { Talk } from '../3-features/talk.ts';
import type { TalkTime } from '../3-features/talk-time.ts';
import type { Finding } from '../types.ts';
import { cover } from './coverage.ts';
import { counted, percent, wordsIn } from './numbers.ts';
import type { Quotable } from './quotable.ts';
import type { TermWeights } from './term-weights.ts';

export const participantSummaryWords = 59;
const mostQuotes = 2;

export type ParticipantSummariesInput = {
  talk: Talk;
  times: readonly TalkTime[];
  questions: readonly Question[];
  pool: readonly Quotable[];
  weights: TermWeights;
};

/** `facts` is the first sentence, with the counts. */
export type ParticipantSummary = Finding & { facts: string };

/** Share of talk, questions, and one or two of the participant's sentences of the pool; at most 59 words each. */
export function participantSummaries(input: ParticipantSummariesInput): ParticipantSummary[] {
  const { talk, times, questions, pool, weights } = input;
  const askedBy = Map.groupBy(talk.marksQuestions ? questions : [], ({ asker }) => asker);
  const saidBy = Map.groupBy(pool, ({ speaker }) => speaker);
  return times.map((time, person) => {
    const facts = talk.nobodyNamed
      ? `The transcript names no speakers; ${counted(time.words, 'word was', 'words were')} spoken.`
      : factsAbout(time, askedBy.get(person) ?? []);
    const own = saidBy.get(person) ?? [];
    const quotes = cover(own, weights, {
      words: participantSummaryWords - wordsIn(facts),
      mostSentences: mostQuotes,
    });
    return {
      facts,
      text: [facts, ...quotes.map(({ shown }) => `"${shown}"`)].join(' '),
      evidence: quotes.map(({ turn, sentence }) => ({ turn, quote: sentence.text })),
    };
  });
}

function factsAbout({ turns, talkShare }: TalkTime, questions: readonly Question[]): string {
  const spoke = `Spoke ${percent(talkShare)} of the words in ${counted(turns, 'turn')}`;
  if (questions.length === 0) return `${spoke}.`;
  return `${spoke}; asked ${counted(questions.length, 'question')}.`;
}
