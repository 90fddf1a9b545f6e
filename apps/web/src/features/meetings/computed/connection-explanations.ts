import {
  type MeetingGraphLink,
  type MeetingGraphNode,
  strongConnectionStrength,
} from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';
import type { Explanation } from './explanation.ts';

const inferred =
  'A transcript does not say to whom a turn is addressed. This is inferred from names that were said, from questions and their answers, and from who spoke before.';

/** Explains the frequency, strength and sentiment of a connection. */
export function pairExplanation({ value, strength, sentiment }: MeetingGraphLink): Explanation {
  const turns = counted(Math.round(value), 'turn');
  return {
    figure: 'interactions',
    related: 'strength',
    steps: [
      inferred,
      `These turns are counted: ${turns}.`,
      ...(sentiment
        ? [
            'The sentiment is positive or negative only if at least two of those turns carry feeling, else neutral.',
          ]
        : []),
      `Strength, the thickness on the map, runs from 1 to 10 and compares the count with chance: 5 is what their shares of the talk suggest, twice as often adds 3, half as often subtracts 3. A bond is strong from ${strongConnectionStrength} on.`,
    ],
    sum: `Strength of these two: ${Math.round(strength)}.`,
    basis: turns,
  };
}

/** Explains a participant's figures on the connection map. */
export function personExplanation(
  { name, engagementScore }: Pick<MeetingGraphNode, 'name' | 'engagementScore'>,
  { interactions, connections }: { interactions: number; connections: number },
): Explanation {
  return {
    figure: 'person-interactions',
    related: 'engagement',
    steps: [
      inferred,
      `Total interactions, the turns that they addressed to others or others to them: ${interactions.toLocaleString('en')}. Connections, the number of those people: ${connections}.`,
      'Engagement, from 0 to 1, combines their share of the words (0.4), of the interactions (0.3) and of the questions (0.15), each compared with an even share, and the proportion of the others they spoke with (0.15).',
    ],
    sum:
      engagementScore === undefined
        ? undefined
        : `Engagement of ${name}: ${engagementScore.toFixed(2)}.`,
    basis: `${counted(interactions, 'interaction')} with ${counted(connections, 'person', 'people')}`,
  };
}
