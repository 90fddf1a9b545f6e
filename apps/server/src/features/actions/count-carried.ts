import { plainOf, wordsInCommon } from '../../ground/found/like-words.ts';

type Said = { words: string };

/** Judgement: 'I will send the price list on Friday' and '… on Monday' are the same task. */
const alikeFrom = 0.75;

/**
 * In how many earlier meetings each action was said already, in the order of the actions.
 * @param earlier actions of earlier meetings of the same series
 */
export function countCarried(
  actions: readonly Said[],
  earlier: readonly (Said & { meetingId: string })[],
): number[] {
  const split = ({ words }: Said) => plainOf(words).split(' ');
  const before = earlier.map((one) => ({ meetingId: one.meetingId, words: split(one) }));
  return actions.map((action) => {
    const words = split(action);
    const same = before.filter((one) => wordsInCommon(one.words, words) >= alikeFrom);
    return new Set(same.map(({ meetingId }) => meetingId)).size;
  });
}
