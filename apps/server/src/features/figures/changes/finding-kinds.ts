import type { FindingKind } from '@rapport/contract';
import type { Finding } from '@rapport/network';

/** Kinds of findings as the API names them. */
export const findingKinds: Record<Finding['subject']['kind'], FindingKind> = {
  talkBetween: 'talk-between-departments',
  tiesBetween: 'ties-between-departments',
  departmentHours: 'hours-of-department',
  departmentTalk: 'talk-of-department',
  departmentPeople: 'people-of-department',
  initiativeMentions: 'mentions-of-initiative',
  initiativePeople: 'people-of-initiative',
  seriesBalance: 'balance-of-series',
  overdueActions: 'overdue-actions',
  mood: 'mood-of-group',
};
