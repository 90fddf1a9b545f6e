import {
  type MeetingGraphLink,
  type MeetingGraphNode,
  strongConnectionStrength,
} from '@rapport/contract';
import { counted } from '../domain/counted.ts';
import type { Explanation } from './explanation.ts';

const inferred =
  'A transcript does not say whom a turn is for. It is inferred from names that were said, from questions and their answers, and from who spoke before.';
const reliability =
  'Of 48 turns of small meetings that we labelled ourselves 47 were read right; real talk is less orderly.';

/** Of how often two people spoke to each other, how strong that is and how it sounded. */
export function pairExplanation({ value, strength, sentiment }: MeetingGraphLink): Explanation {
  const turns = counted(Math.round(value), 'turn');
  return {
    definition: 'Interactions are turns that one of the two spoke to the other.',
    steps: [
      inferred,
      `Such turns are counted: ${turns}.`,
      ...(sentiment
        ? ['The sentiment is that of those turns, worked out as the mood of a participant is.']
        : []),
      `Strength, the thickness on the map, runs from 1 to 10 and compares the count with chance: 5 is what their shares of the talk suggest, twice as often adds 3, half as often takes 3. From ${strongConnectionStrength} on it is a strong bond.`,
    ],
    sum: `Strength of these two: ${Math.round(strength)}.`,
    basis: turns,
    limits: `${reliability} Two people alone always have 5: there is nobody to compare with. Few turns prove little.`,
  };
}

/** Of a participant's figures on the map. */
export function personExplanation(
  { name, engagementScore }: MeetingGraphNode,
  { interactions, connections }: { interactions: number; connections: number },
): Explanation {
  return {
    definition: 'What a participant exchanged with each of the others, added up.',
    steps: [
      inferred,
      `Total interactions: turns they spoke to somebody, or somebody to them: ${interactions.toLocaleString('en')}. Connections: with how many people: ${connections}.`,
      'Engagement, from 0 to 1, weighs their share of the words (0.4), of the interactions (0.3) and of the questions (0.15), each beside an even share, and the part of the others they spoke with (0.15).',
    ],
    sum: `Engagement of ${name}: ${engagementScore.toFixed(2)}.`,
    basis: `${counted(interactions, 'interaction')} with ${connections === 1 ? '1 person' : `${connections} people`}`,
    limits: `${reliability} Listening well is engagement too, and cannot be seen here. It says nothing about how well anybody works.`,
  };
}
