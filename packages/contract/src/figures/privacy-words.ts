import {
  effectiveIndividualFigures,
  type IndividualFigures,
  type MeetingReaders,
} from '../trust.ts';
import type { RulesInForce } from './rules-in-force.ts';

export type PrivacyRules = Pick<RulesInForce, 'trust' | 'activeFeatures'>;

/** Who else finds a mood that no screen shows. */
const underYourData = 'each person finds their own under Your data';

const countsOfMeeting = (smallestGroup: number) =>
  `How many have which mood is never shown of fewer than ${smallestGroup} people.`;

const inMeeting: Record<IndividualFigures, (smallestGroup: number) => string> = {
  readers: () =>
    'In a meeting, everyone who may read it sees the mood of each person who is judged, however few they are.',
  own: (smallestGroup) =>
    `In a meeting, each person sees their own mood and nobody sees another’s. ${countsOfMeeting(smallestGroup)}`,
  off: (smallestGroup) =>
    `In a meeting, no mood of a single person is shown; ${underYourData}. ${countsOfMeeting(smallestGroup)}`,
};

const seenByMember: Record<MeetingReaders, string> = {
  everyone: 'the meetings of your organization',
  participants: 'the meetings in which they spoke or that are shared with them',
};

const seriesReason = 'because moods side by side tell more than a single one';

/** Whether mails carry moods of groups. Mails leave the installation, so in works-council mode they carry none. */
export const mailsTellMoods = ({ trust, activeFeatures }: PrivacyRules): boolean =>
  activeFeatures.sentiment && !trust.worksCouncilMode;

/**
 * What screens, mails and documents say about who sees what, above all whose mood, under the rules in force. No other text may promise
 * this: `privacy-words.test.ts` compares each sentence with the answers of the server.
 */
export function privacyWords(rules: PrivacyRules) {
  const { smallestGroup } = rules.trust;
  const individual = effectiveIndividualFigures(rules.trust);
  const mailedMoods = mailsTellMoods(rules);
  return {
    newMember: `They see ${seenByMember[rules.trust.meetingReaders]}, and can upload their own.`,
    inMeeting: inMeeting[individual](smallestGroup),
    overMeetings:
      individual === 'off'
        ? `Over several meetings, no mood of fewer than ${smallestGroup} people is shown.`
        : `Over several meetings, no mood of fewer than ${smallestGroup} people is shown; your own is shown to you alone.`,
    inSeries: `A meeting with fewer than ${smallestGroup} people judged has no mood here, ${seriesReason}.${
      individual === 'readers' ? ' Its own page shows the moods of fewer people.' : ''
    }`,
    /** The mood of one person over several meetings. */
    ofPersonOverMeetings:
      individual === 'off'
        ? 'Over several meetings it is not shown.'
        : 'Over several meetings it is shown to that person alone.',
    inDigest: mailedMoods
      ? `No mood of fewer than ${smallestGroup} people is in this mail`
      : 'No mood is in this mail',
    digestHolds: mailedMoods
      ? `Your actions and new meetings; if you may see figures of groups, also topics that rose, and moods of groups of at least ${smallestGroup} people. Words only from meetings you may open.`
      : 'Your actions and new meetings; if you may see figures of groups, also topics that rose. No moods. Words only from meetings you may open.',
  };
}

/** Where a mood is hidden. It is no promise that nothing can be concluded. */
export const shownFromWords = (smallestGroup: number): string =>
  `Shown from ${smallestGroup} people on, to protect single people.`;

/** Who sees the mood of one person in a meeting, in one phrase. */
export const moodReadersWords = ({ trust, activeFeatures }: PrivacyRules): string =>
  ({
    readers: 'Everyone who may read the meeting',
    own: 'That person alone',
    off: `Nobody; ${underYourData}`,
  })[activeFeatures.sentiment ? effectiveIndividualFigures(trust) : 'off'];
