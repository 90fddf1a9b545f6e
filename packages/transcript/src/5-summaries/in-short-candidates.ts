import { itemMark } from '../3-features/list-items.ts';
import { isQuestion } from '../3-features/questions.ts';
import type { SpokenTurn, Talk } from '../3-features/talk.ts';
import type { Chapter, Finding, InShortCandidate } from '../types.ts';
import { isBesideTheMatter } from './beside-the-matter.ts';
import { isDenied } from './denied.ts';
import { leansBack } from './leans-back.ts';
import { matterOf } from './matter-of.ts';
import { attribution } from './meeting.ts';
import { type PointPlace, placesOf, pointFeatures } from './point-features.ts';
import { pointProbability } from './point-model.ts';
import type { Quotable } from './quotable.ts';
import { hasMainClause, isReadable } from './stand-alone.ts';
import type { TermWeights } from './term-weights.ts';

export type InShortInput = {
  talk: Talk;
  /** Also short sentences. */
  pool: readonly Quotable[];
  weights: TermWeights;
  chapters: readonly Chapter[];
};

const mostWordsWithBefore = 45;
const mostWordsOfQuestion = 25;

/** Before an option of a list. */
const itemNumber = /^\(?\d{1,2}[.)]$/;

/** The sentences that can be read alone or with the one before, each with its part of the meeting. */
export function inShortCandidates({
  talk,
  pool,
  weights,
  chapters,
}: InShortInput): InShortCandidate[] {
  const parts = partsOf(talk, chapters);
  const places = placesOf(talk, pool, weights);
  const matter = matterOf(talk.turns);
  const areMessages = isChat(talk.turns);
  const atPosition = new Map(pool.map((sentence) => [sentence.position, sentence]));
  return pool.flatMap((sentence, at) => {
    const { turn, position } = sentence;
    const part = parts[turn];
    const place = places[at];
    if (!part || !place || turn < matter.from || turn > matter.to) return [];
    const isMessage = areMessages && place.isFirst && place.isLast;
    const pointsBack = leansBack(sentence.shown);
    if (!isReadable(sentence, { isMessage, pointsBack }) || goesOnFrom(place, talk)) return [];
    if (!place.isFirst && itemNumber.test(place.before?.text ?? '')) return [];
    if (place.isLast && isDenied(place.reply)) return [];
    const isAlone = !pointsBack && hasMainClause(sentence.shown);
    const before = isAlone ? null : (atPosition.get(position - 1) ?? null);
    if (!isAlone && !(before && standsBefore(before, sentence, place))) return [];
    return {
      ...findingOf({ sentence, before }, talk),
      position,
      concepts: sentence.concepts,
      value: pointProbability(pointFeatures(sentence, place)),
      part,
    };
  });
}

/** `before` stands with the sentence, because it points to it. */
function findingOf(
  { sentence, before }: { sentence: Quotable; before: Quotable | null },
  talk: Talk,
): Finding {
  const quotes = before ? [before, sentence] : [sentence];
  const evidence = quotes.map(({ turn, sentence: { text } }) => ({ turn, quote: text }));
  const isOneTurn = before?.turn === sentence.turn;
  const groups = before && !isOneTurn ? [[before], [sentence]] : [quotes];
  const text = groups.map((group) => {
    const shown = group
      .map(({ shown, sentence: { text } }, at) =>
        at > 0 && itemMark.test(text) ? `… ${shown}` : shown,
      )
      .join(' ');
    return talk.nobodyNamed ? shown : `${attribution(group[0]?.speaker ?? null, talk)}"${shown}"`;
  });
  return { text: text.join(' '), evidence };
}

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

function partsOf({ turns }: Talk, chapters: readonly Chapter[]): InShortCandidate['part'][] {
  if (chapters.length === 0) return turns.map(() => ({ chapter: 0, share: 1 }));
  const words = Math.max(1, wordsOf(turns));
  return chapters.flatMap(({ fromTurn, toTurn }, chapter) => {
    const own = turns.slice(fromTurn, toTurn + 1);
    const share = Math.max(1, wordsOf(own)) / words;
    return own.map(() => ({ chapter, share }));
  });
}

const wordsOf = (turns: readonly SpokenTurn[]): number =>
  turns.reduce((sum, { words }) => sum + words, 0);
