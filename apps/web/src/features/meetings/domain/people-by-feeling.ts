import {
  type Feeling,
  feelingSchema,
  type MeetingListItem,
  type PeopleByFeeling,
} from '@rapport/contract';

/** In the order in which they are drawn: those in the score, then calm and said too little. */
export const feelings = feelingSchema.options;

/** Whether people with this feeling are in the score. */
export const isInScore = (feeling: Feeling): boolean =>
  feeling !== 'calm' && feeling !== 'too-little';

/** The people of a meeting by what they show; null if unknown. Older results know only moods. */
export const peopleOf = ({
  peopleByFeeling,
  moods,
}: Pick<MeetingListItem, 'peopleByFeeling' | 'moods'>): PeopleByFeeling | null =>
  peopleByFeeling ?? (moods ? { ...moods, calm: 0, 'too-little': 0 } : null);

/** Number of people in the score. */
export const inScore = ({ positive, neutral, negative }: PeopleByFeeling): number =>
  positive + neutral + negative;

/** Number of all people. */
export const allOf = (people: PeopleByFeeling): number =>
  inScore(people) + people.calm + people['too-little'];
