import type { GroupMood, MoodOfGroup, OrganizationMoods } from '@rapport/contract';
import type { Screen } from './figure.ts';

export type MoodWords = { definition: string; screen: Screen | null };

export const groupNamed = ({ groups }: OrganizationMoods, name: string): MoodOfGroup | undefined =>
  groups.find((one) => one.name.toLowerCase() === name.toLowerCase());

/** Why a mood is hidden. */
export const hiddenWords = (mood: Extract<GroupMood, { isShown: false }>, least: number): string =>
  mood.reason === 'few'
    ? `Hidden: it, or what could be worked out from it, is about fewer than ${least} people.`
    : 'No mood of a whole week is known yet.';

/** '6.4', or '9.0 or more' where it was cut off. */
export function moodValue({ mood, cut }: Extract<GroupMood, { isShown: true }>): string {
  const ends = { orMore: ' or more', orLess: ' or less' };
  return `${mood.toFixed(1)}${cut ? ends[cut] : ''}`;
}

/** ', rising by 0.4' */
export const changeWords = ({ change }: Extract<GroupMood, { isShown: true }>): string => {
  if (!change) return '';
  return change.direction === 'steady'
    ? ', steady'
    : `, ${change.direction} by ${Math.abs(change.by).toFixed(1)}`;
};
