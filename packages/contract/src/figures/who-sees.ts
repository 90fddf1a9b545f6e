import { effectiveIndividualFigures } from '../trust.ts';
import type { Figure } from './figure.ts';
import type { RulesInForce } from './rules-in-force.ts';

type Rules = Pick<RulesInForce, 'trust' | 'activeFeatures'>;

/**
 * `only`: the person alone; `hidden`: nobody, for a reason, though Your data may still show it to the person;
 * `never`: shown to nobody at all.
 */
type Audience = { who: string } | { only: true } | { hidden: string } | { never: string };

/** Who may read a meeting. */
export function meetingReadersWords({ trust }: Rules): string {
  return trust.meetingReaders === 'everyone'
    ? 'everyone in the organization'
    : 'speakers of the meeting, the person who uploaded it, and people it is shared with';
}

const councilModeIsOn = 'works-council mode is on';
const sentimentIsOff = 'sentiment is switched off';

/** Why the mood of one person is not shown to every reader of a meeting. */
const whyNotAllMoods = ({ trust }: Rules): string =>
  trust.worksCouncilMode ? councilModeIsOn : 'moods of single people are not shown to others';

/** Readers of texts about people, and the parts that are left out for them. */
function textReaders(readers: string, { trust }: Rules): string {
  if (trust.worksCouncilMode) return `${readers}, without counts and moods`;
  return effectiveIndividualFigures(trust) === 'readers' ? readers : `${readers}, without moods`;
}

function mapAudience(rules: Rules, who: string): Audience {
  return rules.activeFeatures.interactionGraphs
    ? { who }
    : { hidden: 'connection maps are switched off' };
}

function moodAudience(rules: Rules): Audience {
  if (!rules.activeFeatures.sentiment) return { hidden: sentimentIsOff };
  const shownTo = effectiveIndividualFigures(rules.trust);
  if (shownTo === 'readers') return { who: meetingReadersWords(rules) };
  return shownTo === 'own' ? { only: true } : { hidden: whyNotAllMoods(rules) };
}

/** Who may see figures of the organization. */
const figureReadersWords = ({ trust }: Rules): string =>
  trust.figureReaders === 'everyone'
    ? 'everyone in the organization'
    : 'owners, admins, and people whom they have named';

function audienceOf({ readers }: Pick<Figure, 'readers'>, rules: Rules): Audience {
  const { trust, activeFeatures } = rules;
  const everyReader = meetingReadersWords(rules);
  const showsAllMoods = effectiveIndividualFigures(trust) === 'readers';
  switch (readers) {
    case 'readers':
      return { who: everyReader };
    case 'talk':
      return trust.worksCouncilMode ? { hidden: councilModeIsOn } : { who: everyReader };
    case 'text':
      return { who: textReaders(everyReader, rules) };
    case 'map':
      return mapAudience(rules, everyReader);
    case 'map-of-persons':
      return trust.worksCouncilMode ? { hidden: councilModeIsOn } : mapAudience(rules, everyReader);
    case 'map-text':
      return mapAudience(rules, textReaders(everyReader, rules));
    case 'actions':
      return activeFeatures.actions ? { who: everyReader } : { hidden: 'actions are switched off' };
    case 'correctors':
      return { who: 'the person who uploaded the meeting, and admins and owners who may read it' };
    case 'own':
      return { only: true };
    case 'own-mood':
      if (!activeFeatures.sentiment) return { never: sentimentIsOff };
      return effectiveIndividualFigures(trust) === 'off'
        ? { never: whyNotAllMoods(rules) }
        : { only: true };
    case 'figures':
      return { who: figureReadersWords(rules) };
    case 'figures-map':
      return mapAudience(rules, figureReadersWords(rules));
    case 'figures-of-persons':
      return trust.worksCouncilMode
        ? { hidden: councilModeIsOn }
        : mapAudience(rules, figureReadersWords(rules));
    case 'group-mood':
      if (!activeFeatures.sentiment) return { hidden: sentimentIsOff };
      return {
        who: `${figureReadersWords(rules)}, for at least ${trust.smallestGroup} people`,
      };
    case 'mood':
      return moodAudience(rules);
    case 'pair-mood':
      // A pair's mood would reveal to each of the two the mood of the other.
      return showsAllMoods ? moodAudience(rules) : { never: whyNotAllMoods(rules) };
    case 'mood-counts':
      if (!activeFeatures.sentiment) return { hidden: sentimentIsOff };
      return {
        who: showsAllMoods
          ? everyReader
          : `${everyReader}, where at least ${trust.smallestGroup} people of the directory are counted`,
      };
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
  if ('never' in audience) return `nobody, because ${audience.never}`;
  return figure.isInYourData
    ? `only ${self} under Your data, because ${audience.hidden}`
    : `nobody, because ${audience.hidden}`;
}
