import {
  type Answer,
  answerQuestion,
  indexCorpus,
  type Known,
  type Meeting,
  readQuestion,
  speakersOf,
  writtenDay,
} from '@rapport/ask';
import type { AskedQuestion, QuestionSet } from './asked-question.ts';

const today = '2026-11-23';
const firstQuotes = 3;

/** The names that questions about the calls may use. */
export const knownOf = (calls: readonly Meeting[]): Known => ({
  people: [...new Set(calls.flatMap(speakersOf))].map((name) => ({ name })),
  series: [...new Set(calls.flatMap(({ series }) => series ?? []))],
  today,
});

/** Results of the questions about the calls; `wrong` lists those that fail. */
export function benchQuestions(calls: readonly Meeting[], set: QuestionSet) {
  const corpus = indexCorpus(calls);
  const known = knownOf(calls);
  const ask = ({ question }: AskedQuestion) =>
    answerQuestion(corpus, readQuestion(question, known));
  const miscounted = set.counts.filter((asked) => !isExact(asked, ask(asked)));
  const unquoted = set.said.filter((asked) => !isQuoted(asked, ask(asked)));
  const answered = set.unanswerable.filter((asked) => ask(asked).found);
  const share = (some: readonly unknown[], all: readonly unknown[]) =>
    (100 * some.length) / all.length;
  return {
    exact: 100 - share(miscounted, set.counts),
    quoted: 100 - share(unquoted, set.said),
    answered: share(answered, set.unanswerable),
    wrong: [...miscounted, ...unquoted, ...answered].map(({ question }) => question),
  };
}

/** Whether the answer begins with the expected number, day or names. */
function isExact({ counted }: AskedQuestion, { answer }: Answer): boolean {
  if (typeof counted === 'string') return answer.startsWith(writtenDay(counted));
  if (typeof counted === 'number') return Number.parseInt(answer, 10) === counted;
  return counted?.every((name) => answer.includes(name)) ?? false;
}

function isQuoted({ said }: AskedQuestion, { quotes }: Answer): boolean {
  return quotes
    .slice(0, firstQuotes)
    .some(
      ({ file, place: { turn } }) =>
        file === said?.file && turn >= said.fromTurn && turn <= said.toTurn,
    );
}
