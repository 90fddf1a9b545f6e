import type { ChangesTested } from '@rapport/contract';
import type { GivenTest, WhatChanged } from '@rapport/network';
import type { Queryable } from '../../../database/types.ts';
import type { Member } from '../../../platform/session.ts';
import { countGroups } from '../group-mood-repository.ts';
import { nameOfGroup } from '../mood-groups.ts';
import { findingKinds } from './finding-kinds.ts';

/** How many figures of each kind could be tested. Numbers only, so they are the same for all readers. */
export async function countTests(
  db: Queryable,
  { organizationId, settings }: Member,
  { tests }: WhatChanged,
  moods: readonly GivenTest[],
): Promise<ChangesTested[]> {
  const ofMeetings = tests.map((test) => ({ ...test, kind: findingKinds[test.kind] }));
  if (!settings.activeFeatures.sentiment) return ofMeetings;
  const tested = moods.filter(({ subject }) =>
    ['department', 'team'].includes(nameOfGroup(subject.group).kind),
  ).length;
  const untested = Math.max(0, (await countGroups(db, organizationId)) - tested);
  if (tested + untested === 0) return ofMeetings;
  return [{ kind: findingKinds.mood, tested, untested, meetings: null }, ...ofMeetings];
}
