import type { Worded } from '@rapport/contract';
import {
  type Analysis,
  asFinding,
  chooseInShort,
  type InShortCandidate,
  isQuotedIn,
  type Turn,
  toldBy,
} from '@rapport/transcript';
import { type Allowance, askOnce, type SecondReaderServices } from '../ask-parts.ts';
import { candidatesOf } from '../candidates.ts';
import { inShortInOrder, joinSame, placesOf, wordedTitles } from './apply-order.ts';
import { buildOrderQuestion } from './build-order-question.ts';
import { checkOrder } from './check-order.ts';

type Found = Pick<
  Analysis,
  'decisions' | 'actionItems' | 'openQuestions' | 'inShort' | 'inShortChoice'
> & { turns: readonly Turn[] };

/** Of the sentences that there is room for, so many are offered. */
const offeredShare = 2;

/**
 * Asks which outcomes are the same, for short titles, and which sentences tell the meeting in short. In short is chosen
 * anew in any case, since the second reading may have changed what is sure.
 */
export async function putInOrder<A extends Found>(
  analysis: A,
  services: SecondReaderServices,
  allowance: Allowance,
): Promise<A & { worded?: Worded }> {
  const { inShortChoice: choice } = analysis;
  const lists = toldBy(analysis);
  const byEngine = chooseInShort(choice, lists);
  const sentences = offered(byEngine, choice.candidates);
  const found = candidatesOf(analysis);
  const anew = { ...analysis, inShort: byEngine.map(asFinding) };
  if (found.length === 0 && sentences.length <= byEngine.length) return anew;
  const question = buildOrderQuestion({ found, sentences, room: byEngine.length });
  if (services.model.estimate(question.content) > services.questionTokens) return anew;
  const result = await askOnce(services, allowance, question);
  if (typeof result === 'string') return anew;
  const checked = checkOrder(result.answer, found, sentences);
  const gone = checked.joined.map(({ goes }) => goes);
  const stays = (candidate: InShortCandidate) => !isQuotedIn(gone, candidate);
  const inOrder = inShortInOrder(
    { byEngine: byEngine.filter(stays), byModel: checked.inShort.filter(stays) },
    (candidate) => isQuotedIn(lists.decisions, candidate),
  );
  const titles = wordedTitles(checked.titles);
  const isWorded = titles.length > 0 || checked.joined.length > 0 || inOrder !== null;
  return {
    ...joinSame(anew, checked.joined),
    inShort: inOrder ?? anew.inShort,
    ...(isWorded && {
      worded: { titles, joined: placesOf(checked), inShort: inOrder !== null },
    }),
  };
}

/** The sentences of the built-in choice and the likeliest others, in order. */
function offered(
  chosen: readonly InShortCandidate[],
  all: readonly InShortCandidate[],
): InShortCandidate[] {
  const others = all
    .filter((one) => !chosen.includes(one))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, chosen.length * (offeredShare - 1));
  return [...chosen, ...others].sort((a, b) => a.position - b.position);
}
