import type { Question } from '@rapport/ask';
import { searching } from '../../../ground/search-index/matched-meetings-repository.ts';
import { answerByCount, isCounted } from '../count/answer-by-count.ts';
import { sentenceOnly } from '../count/sentence-only.ts';
import { answerByFigure, orNotShown } from '../figure/answer-by-figure.ts';
import { quoteMentions, quotesMentions } from '../figure/count-mentions.ts';
import { figureAskedOf } from '../figure/figure-asked.ts';
import { foundFigure } from '../figure/found-figure.ts';
import type { Found, FoundAt } from '../found.ts';
import { wordsOfMatter } from '../question/sought-words.ts';
import type { Understood } from '../question/understand-question.ts';
import { findCandidates } from './find-candidates.ts';
import { loadMeetings } from './load-meetings.ts';

/**
 * Answers a given query by a figure where there is one, counts from all meetings of the scope, and other questions from
 * those that fit best.
 */
export async function findAnswer(at: FoundAt, understood: Understood): Promise<Found> {
  if (understood.unclear !== null) return answerUncounted(at, understood, understood.unclear);
  if (understood.isFigure) {
    const asked = figureAskedOf(at, understood);
    if (quotesMentions(asked.query)) return orNotShown(quoteMentions(at, asked), foundFigure);
    const figure = await answerByFigure(at, asked);
    return figure ? foundFigure(figure) : answerByQuotes(at, understood);
  }
  return isCounted(understood.question)
    ? answerByCount(at, understood)
    : answerByQuotes(at, understood);
}

/** Why nothing is counted, with what was said in the words of the question. */
async function answerUncounted(
  at: FoundAt,
  understood: Understood,
  unclear: string,
): Promise<Found> {
  const { lookUp: question, texts } = understood;
  if (!question) return sentenceOnly(unclear, false);
  const words = wordsOfMatter(texts, question.matter.terms);
  const reading = { ...understood.reading, words };
  const said = await answerByQuotes(at, { ...understood, question, reading });
  return { ...said, found: false, closest: null, sentence: unclear };
}

async function answerByQuotes(
  { services: { db, threads }, member, size, signal, page }: FoundAt,
  { question, reading, scope, chosen }: Understood,
): Promise<Found> {
  // 'Summarize the last meeting' and 'What did Tim promise?' use the newest meetings, not words.
  const words = isOfMeetings(question) ? [] : reading.words;
  const ids = await searching(db, (tx) =>
    findCandidates(tx, member, scope, { words, meetings: size.meetings }),
  );
  const { texts, ...loaded } = await loadMeetings(db, member, ids, chosen, question.actionState);
  const found = await threads.run('answer', { question, meetings: texts, page }, signal);
  return { ...found, figure: null, isWhole: ids.length === size.meetings, loaded };
}

const isOfMeetings = ({ kind, phrase }: Question): boolean =>
  phrase.length === 0 && (kind === 'summary' || kind === 'outcomes');
