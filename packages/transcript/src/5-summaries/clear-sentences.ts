import { namesSaidTo } from '../3-features/names-said.ts';
import { isQuestion } from '../3-features/questions.ts';
import type { SpokenTurn, Talk } from '../3-features/talk.ts';
import { isBesideTheMatter } from './beside-the-matter.ts';
import { clarityOf } from './clarity.ts';
import { isDenied } from './denied.ts';
import { leansBack } from './leans-back.ts';
import { matterOf } from './matter-of.ts';
import { type PointPlace, placesOf, pointFeatures } from './point-features.ts';
import { pointProbability } from './point-model.ts';
import { type Quotable, withSubstance } from './quotable.ts';
import { saysEnough } from './says-enough.ts';
import { hasMainClause, isReadable } from './stand-alone.ts';
import type { TermWeights } from './term-weights.ts';

/** A sentence that can be quoted. */
export type ClearSentence = {
  sentence: Quotable;
  /** Stands with the sentence, because it points to it. */
  before: Quotable | null;
  /** How likely a person would note it, 0 to 1; less if it is hard to read. */
  value: number;
};

const mostWordsWithBefore = 45;
const mostWordsOfQuestion = 25;
/**
 * Of all sentences, in a meeting of clear speech. Where it is less, much is rough or misheard, and more of the likely
 * sentences are wrong.
 */
const clearShare = 0.15;
const clearFactor = 1.25;
/** In a summary, beside the words that it covers. */
const valuePower = 2;
/** No reader misses a sentence below it. */
const leastLikely = 0.05;

/** Before an option of a list. */
const itemNumber = /^\(?\d{1,2}[.)]$/;

/** The sentences of the matter itself that can be read alone or with the one before, in order. */
export function clearSentences(
  talk: Talk,
  pool: readonly Quotable[],
  weights: TermWeights,
): ClearSentence[] {
  const places = placesOf(talk, pool, weights);
  const matter = matterOf(talk.turns);
  const areMessages = isChat(talk.turns);
  const saidTo = namesSaidTo(talk);
  const atPosition = new Map(pool.map((sentence) => [sentence.position, sentence]));
  const clear = pool.flatMap((sentence, at) => {
    const { turn, position, shown } = sentence;
    const place = places[at];
    if (!place || turn < matter.from || turn > matter.to || !saysEnough(sentence)) return [];
    const isMessage = areMessages && place.isFirst && place.isLast;
    // Most sentences fail here, which saves the search for words that point back.
    if (!isReadable(sentence, { isMessage, pointsBack: true }) || goesOnFrom(place, talk))
      return [];
    const pointsBack = leansBack(shown);
    if (!isReadable(sentence, { isMessage, pointsBack })) return [];
    const spoken = talk.turns[turn];
    if (spoken && saidTo({ ...spoken, sentences: [sentence.sentence] }).length > 0) return [];
    if (!place.isFirst && itemNumber.test(place.before?.text ?? '')) return [];
    if (place.isLast && isDenied(place.reply)) return [];
    const isAlone = !pointsBack && hasMainClause(shown);
    const before = isAlone ? null : (atPosition.get(position - 1) ?? null);
    if (!isAlone && !(before && standsBefore(before, sentence, place))) return [];
    const likely = pointProbability(pointFeatures(sentence, place));
    return likely < leastLikely
      ? []
      : {
          sentence,
          before,
          value: clarityOf({
            sentence: sentence.sentence,
            likely,
            needsBefore: before !== null,
            turnWords: place.turnWords,
          }),
        };
  });
  const sentences = talk.turns.reduce((sum, turn) => sum + turn.sentences.length, 0);
  if (clear.length < clearShare * sentences) return clear;
  return clear.map((one) => ({ ...one, value: Math.min(1, one.value * clearFactor) }));
}

/** Those for a summary: they need no other sentence, are long enough, and have their value for their quality. */
export const readAlone = (clear: readonly ClearSentence[]): Quotable[] =>
  withSubstance(
    clear.flatMap(({ sentence, before, value }) =>
      before ? [] : { ...sentence, quality: value ** valuePower },
    ),
  );

const mark = /[.?!…]["'”’)\]]*$/;
const chatShare = 0.4;

/** Few turns end with a mark. */
const isChat = (turns: readonly SpokenTurn[]): boolean =>
  turns.filter(({ sentences }) => mark.test(sentences.at(-1)?.text ?? '')).length <
  chatShare * turns.length;

/** Captions without names may be cut within a sentence. */
const goesOnFrom = ({ isFirst, before }: PointPlace, { nobodyNamed }: Talk): boolean =>
  nobodyNamed && isFirst && before !== undefined && !mark.test(before.text);

/** A statement in the same turn, or the question that the sentence answers. */
function standsBefore(before: Quotable, sentence: Quotable, { isFirst }: PointPlace): boolean {
  if (leansBack(before.shown) || before.words + sentence.words > mostWordsWithBefore) return false;
  if (isFirst)
    return (
      isQuestion(before.sentence) &&
      before.words <= mostWordsOfQuestion &&
      !isBesideTheMatter(before.shown)
    );
  return isReadable(before) && hasMainClause(before.shown);
}
