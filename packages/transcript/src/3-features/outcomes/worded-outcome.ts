import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';
import { straight } from './straight.ts';
import { isUnsaid } from './unsaid.ts';

/** 'So we go with March 3rd', 'Okay, let's keep both', 'Great, the launch moves to May'. */
const concludes =
  /^(?:(?:so|then|therefore|okay|ok|alright|all right|great|perfect|good|right|fine|yes|agreed|excellent|done|settled)[,.!:]? )+(?:we|it|it's|that's|let's|the|our|both|no)\b/i;
/** Steps of the meeting and questions to others. */
const runsMeeting =
  /\b(?:move on|next (?:item|topic|point|up)|discuss|talk about|come back|go (?:around|through)|look at|hear|wrap|meeting|agenda|start with|begin|thanks?|can you|could you)\b/i;
const fewestWords = 6;
/** In turns after the proposal: the assent, and who sums it up. */
const farthest = 2;

/** The sentence soon after an agreed proposal that says in full words what was decided of it. */
export function wordedOutcome(
  proposal: Sentence,
  { index }: SpokenTurn,
  turns: readonly SpokenTurn[],
): { quote: string; turn: SpokenTurn } | null {
  const proposed = new Set(proposal.keys.filter((key) => key !== null));
  for (const turn of turns.slice(index + 1, index + 1 + farthest)) {
    const said = turn.sentences.find((sentence) => {
      const text = straight(sentence);
      return (
        sentence.tokens.length >= fewestWords &&
        !text.endsWith('?') &&
        concludes.test(text) &&
        !runsMeeting.test(text) &&
        !isUnsaid(text) &&
        sentence.keys.some((key) => key !== null && proposed.has(key))
      );
    });
    if (said) return { quote: said.text, turn };
  }
  return null;
}
