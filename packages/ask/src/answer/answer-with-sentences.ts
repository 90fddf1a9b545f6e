import type { Corpus } from '../meetings/corpus.ts';
import type { Question } from '../question/read-question.ts';
import { sentencesIn } from '../quotes/sentences.ts';
import { type FoundSentence, sentencesAbout } from '../quotes/sentences-about.ts';
import { type Answer, answerAndClosest } from './answer-question.ts';
import { findQuotes } from './find-quotes.ts';
import type { Quote } from './quote.ts';

export type AnswerWithSentences = {
  answer: Answer;
  /** All sentences about the subject, including those of the quotes. Empty if nothing was found. */
  sentences: FoundSentence[];
  /** If nothing was found: the closest quote, which is not an answer. */
  closest: Quote | null;
  /** True if the question asks for outcomes and none is quoted. */
  lacksOutcomes: boolean;
};

export function answerWithSentences(corpus: Corpus, question: Question): AnswerWithSentences {
  const { answer, closest } = answerAndClosest(corpus, question);
  if (answer.found)
    return {
      answer,
      sentences: withQuotes(corpus, question, answer.quotes),
      closest: null,
      lacksOutcomes: lacksOutcomes(question, answer.quotes),
    };
  return {
    answer,
    sentences: [],
    closest: closest === undefined ? closestIn(corpus, question) : closest,
    lacksOutcomes: false,
  };
}

function closestIn(corpus: Corpus, question: Question): Quote | null {
  if (corpus.meetings.length === 0) return null;
  const { quotes } = findQuotes(corpus, question, [...corpus.meetings.keys()]);
  return quotes[0] ?? null;
}

const lacksOutcomes = ({ kind, outcome }: Question, quotes: readonly Quote[]): boolean =>
  kind === 'outcomes' && !quotes.some((quote) => quote.outcome === outcome);

const wholeMeetings: ReadonlySet<Question['kind']> = new Set(['summary', 'outcomes']);

function withQuotes(corpus: Corpus, question: Question, quotes: readonly Quote[]): FoundSentence[] {
  // 'Summarize the last meeting' names no subject of its own.
  const hasMatter = question.phrase.length > 0 || !wholeMeetings.has(question.kind);
  const sentences = hasMatter ? sentencesAbout(corpus, question) : [];
  const keyOf = ({ meeting, place }: FoundSentence) => `${meeting} ${place.turn} ${place.from}`;
  const known = new Set(sentences.map(keyOf));
  const placeOf = new Map(corpus.meetings.map(({ meeting }, at) => [meeting.id, at]));
  for (const { file, place } of quotes) {
    const meeting = placeOf.get(file) ?? 0;
    const text = corpus.meetings[meeting]?.meeting.turns[place.turn]?.text ?? '';
    const quoted = sentencesIn(text)
      .filter(({ from, to }) => from >= place.from && to <= place.to)
      .map((stretch) => ({ meeting, place: { turn: place.turn, ...stretch } }));
    // A quote goes on after its first sentence, for which it was chosen.
    if (quoted.some((one) => known.has(keyOf(one)))) continue;
    sentences.push(...quoted.slice(0, 1));
  }
  return sentences.toSorted(
    (one, other) =>
      one.meeting - other.meeting ||
      one.place.turn - other.place.turn ||
      one.place.from - other.place.from,
  );
}
