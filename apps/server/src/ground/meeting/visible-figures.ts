import {
  type Evidence,
  effectiveIndividualFigures,
  type Feeling,
  type MeetingListItem,
  type PeopleByFeeling,
  type Sentiment,
} from '@rapport/contract';
import { areAlike } from '@rapport/figures';
import type { Meeting, ShownMeetingMood } from '../../database/types.ts';
import type { Reader } from './readable-meetings-repository.ts';

/*
 * Decides which figures of people an answer contains. What the reader may not see is left out of the answer.
 */

/** A speaker. Account and choice come from the directory entry, and are null for a speaker tied to nobody. */
export type JudgedPerson = {
  id: string;
  directoryUserId: string | null;
  sentiment: Sentiment;
  judged: boolean;
  /** Null if not read, and for analyses older than this field. */
  feeling: Feeling | null;
  feelingEvidence: Evidence[];
  accountId: string | null;
  isLeftOutOfMoods: boolean | null;
};

const figuresFor = ({ settings }: Pick<Reader, 'settings'>) =>
  effectiveIndividualFigures(settings.trust);

const isShownMoodOf = (reader: Reader, { accountId }: Pick<JudgedPerson, 'accountId'>): boolean =>
  figuresFor(reader) === 'readers' ||
  (figuresFor(reader) === 'own' && accountId === reader.accountId);

/** Whether texts may say how people sounded or felt. */
export const maySayMoods = (reader: Pick<Reader, 'settings'>): boolean =>
  figuresFor(reader) === 'readers';

/** Whether texts may say how this person sounded or felt. */
export const maySayMoodOf = (reader: Reader, person: JudgedPerson): boolean =>
  !person.isLeftOutOfMoods && isShownMoodOf(reader, person);

/** Whether texts may say how two people sounded to each other, which reveals the mood of both. */
export const maySayMoodOfPair = (
  reader: Pick<Reader, 'settings'>,
  pair: readonly Pick<JudgedPerson, 'isLeftOutOfMoods'>[],
): boolean => maySayMoods(reader) && !pair.some(({ isLeftOutOfMoods }) => isLeftOutOfMoods);

/**
 * Whether the reader sees talk time, share, turns and questions of a person, their engagement, and recommendations
 * about them.
 */
export const seesTalkFigures = ({ settings }: Pick<Reader, 'settings'>): boolean =>
  !settings.trust.worksCouncilMode;

type Person = Pick<JudgedPerson, 'id' | 'directoryUserId'>;

/**
 * Speakers tied to the same directory entry are one person; for guests, who are tied to nobody, each label is one
 * person.
 */
const countPeople = (participants: readonly Person[]): number =>
  new Set(participants.map(({ id, directoryUserId }) => directoryUserId ?? id)).size;

/**
 * A meeting's balance, questions and silence are shown from this number of people on, since among fewer they reveal
 * something about each.
 */
export const leastPeopleOfTalk = (reader: Pick<Reader, 'settings'>): number =>
  seesTalkFigures(reader) ? 0 : reader.settings.trust.smallestGroup;

/** Whether balance, questions and silence of a meeting are left out. People who said nothing are not counted. */
export const hidesTalkOfMeeting = (
  reader: Pick<Reader, 'settings'>,
  participants: readonly (Person & { words: number })[],
): boolean =>
  countPeople(participants.filter(({ words }) => words > 0)) < leastPeopleOfTalk(reader);

export const isJudged = ({
  judged,
  isLeftOutOfMoods,
}: Pick<JudgedPerson, 'judged' | 'isLeftOutOfMoods'>): boolean => judged && !isLeftOutOfMoods;

type MeetingMood = Pick<
  MeetingListItem,
  | 'sentiment'
  | 'sentimentLabel'
  | 'judged'
  | 'judgedReason'
  | 'moods'
  | 'peopleByFeeling'
  | 'moodHidden'
>;

/**
 * The mood of a meeting as the reader may see it; the only place that decides it. A reader who may see each mood gets
 * the current one. Others get what is shown to all of them alike (`show-moods.ts`): nothing below the smallest group,
 * and without counts and score if they would tell the mood of each. That a meeting is not judged for its language or
 * missing names says nothing about people.
 */
export function visibleMoodOfMeeting(
  reader: Pick<Reader, 'settings'>,
  meeting: Pick<
    Meeting,
    'sentiment' | 'sentimentLabel' | 'judgedReason' | 'moods' | 'peopleByFeeling' | 'shownMood'
  >,
): MeetingMood {
  if (!reader.settings.activeFeatures.sentiment) return {};
  const { sentiment, judgedReason, shownMood } = meeting;
  const tellsOfNobody =
    sentiment === null || judgedReason === 'language' || judgedReason === 'unnamed';
  if (maySayMoods(reader) || tellsOfNobody)
    return {
      sentiment: sentiment ?? 0,
      sentimentLabel: meeting.sentimentLabel ?? 'neutral',
      judged: judgedReason === null,
      judgedReason,
      moods: meeting.moods,
      ...(meeting.peopleByFeeling && { peopleByFeeling: meeting.peopleByFeeling }),
    };
  if (!shownMood || shownMood.people < reader.settings.trust.smallestGroup)
    return { moodHidden: 'few' };
  const { sentimentLabel, moods, judgedReason: reason = null } = shownMood;
  const judged = { sentimentLabel, judged: reason === null, judgedReason: reason };
  const people = shownPeople(shownMood);
  return areAlike(people)
    ? { ...judged, moodHidden: 'alike' }
    : { ...judged, sentiment: shownMood.sentiment, moods, peopleByFeeling: people };
}

/** Nobody who is counted said too little. */
function shownPeople({ people, moods }: ShownMeetingMood): PeopleByFeeling {
  const calm = people - moods.positive - moods.neutral - moods.negative;
  return { ...moods, calm, 'too-little': 0 };
}

/** What a person shows, as the reader may see it. */
export function visibleFeelingOf(
  reader: Reader,
  person: JudgedPerson,
): { feeling?: Feeling; feelingEvidence?: Evidence[] } {
  const { feeling, feelingEvidence } = person;
  if (!reader.settings.activeFeatures.sentiment || feeling === null) return {};
  if (!maySayMoodOf(reader, person)) return {};
  return { feeling, ...(feelingEvidence.length > 0 && { feelingEvidence }) };
}

/** The mood of a person as the reader may see it. A person who shows no feeling is neutral. */
export function visibleMoodOf(reader: Reader, person: JudgedPerson) {
  if (!reader.settings.activeFeatures.sentiment || !isShownMoodOf(reader, person)) return null;
  return {
    sentiment: isJudged(person) ? person.sentiment : ('neutral' as const),
    judged: isJudged(person),
    ...(person.isLeftOutOfMoods && { isLeftOutOfMoods: true as const }),
  };
}

type NamedSpeaker = { name: string; firstName: string | null; lastName: string | null };

const byText = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

/** Sorted by first turn, or by name if that order would reveal who talks. */
export function inVisibleOrder<T extends NamedSpeaker>(
  reader: Pick<Reader, 'settings'>,
  participants: readonly T[],
): readonly T[] {
  if (seesTalkFigures(reader)) return participants;
  const nameOf = ({ firstName, lastName, name }: T) =>
    `${firstName ?? ''} ${lastName ?? ''}`.trim() || name;
  return participants.toSorted((a, b) => byText(nameOf(a), nameOf(b)));
}
