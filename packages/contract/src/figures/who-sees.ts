import { effectiveIndividualFigures } from '../trust.ts';
import type { Figure } from './figure.ts';
import type { RulesInForce } from './rules-in-force.ts';

type Rules = Pick<RulesInForce, 'trust' | 'activeFeatures'>;

/** `because` nobody sees it, or only the person. */
type Audience = { who: string } | { only: true } | { because: string };

/** Who may read a meeting. */
export function meetingReadersWords({ trust }: Rules): string {
  return trust.meetingReaders === 'everyone'
    ? 'everyone in the organization'
    : 'speakers of the meeting, the person who uploaded it, and people it is shared with';
}

/** The reason why moods of one person are shown to nobody. */
function whyNoMoods({ trust, activeFeatures }: Rules): string | undefined {
  if (!activeFeatures.sentiment) return 'sentiment is switched off';
  if (effectiveIndividualFigures(trust) !== 'off') return undefined;
  return trust.worksCouncilMode
    ? 'works-council mode is on'
    : 'moods of single people are switched off';
}

function audienceOf({ readers }: Pick<Figure, 'readers'>, rules: Rules): Audience {
  const { trust, activeFeatures } = rules;
  const everyReader = { who: meetingReadersWords(rules) };
  const mapReaders = activeFeatures.interactionGraphs
    ? everyReader
    : { because: 'connection maps are switched off' };
  switch (readers) {
    case 'readers':
      return everyReader;
    case 'map':
      return mapReaders;
    case 'map-of-persons':
      return trust.worksCouncilMode ? { because: 'works-council mode is on' } : mapReaders;
    case 'actions':
      return activeFeatures.actions ? everyReader : { because: 'actions are switched off' };
    case 'correctors':
      return {
        who: 'the person who uploaded the meeting, and admins and owners who may read it',
      };
    case 'own':
      return { only: true };
    case 'mood': {
      const because = whyNoMoods(rules);
      if (because) return { because };
      return effectiveIndividualFigures(trust) === 'own' ? { only: true } : everyReader;
    }
    case 'mood-counts': {
      if (!activeFeatures.sentiment) return { because: 'sentiment is switched off' };
      if (effectiveIndividualFigures(trust) === 'readers') return everyReader;
      return {
        who: `${everyReader.who}, where at least ${trust.smallestGroup} participants are judged`,
      };
    }
  }
}

const selfWords = {
  person: 'the person',
  pair: 'the two people',
  meeting: 'its participants',
  organization: 'its owners',
};

/**
 * Who sees a figure under the rules, as a phrase: 'everyone in the organization', 'nobody, because sentiment is
 * switched off'. `self` names the person that it is about, such as 'you'.
 */
export function whoSees(figure: Figure, rules: Rules, self = selfWords[figure.about]): string {
  const audience = audienceOf(figure, rules);
  if ('who' in audience) return audience.who;
  if ('only' in audience) return `only ${self}`;
  return figure.isInYourData
    ? `only ${self} under Your data, because ${audience.because}`
    : `nobody, because ${audience.because}`;
}
