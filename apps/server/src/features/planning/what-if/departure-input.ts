import type { Tie } from '@rapport/network';
import { lostLinks } from '@rapport/network/planning';
import type { Member } from '../../../platform/session.ts';
import type { ReadPeriods } from '../../figures/read-periods.ts';
import type { Network } from '../network/read-network.ts';
import { type TieColumns, tieAt, tiesOfPeople } from '../network/tie-columns.ts';
import type { PlanningServices } from '../planning-services.ts';
import type { DepartureTask } from './departure-task.ts';
import {
  countMeetingsAcross,
  countSameMeetings,
  type PartedDepartments,
} from './same-meetings-repository.ts';

/** The input from which the thread computes a departure. */
export async function departureTask(
  { db }: Pick<PlanningServices, 'db'>,
  member: Member,
  { now, weeks }: ReadPeriods,
  { network: { people, ties }, leavers }: { network: Network; leavers: readonly string[] },
): Promise<DepartureTask> {
  const departmentOf = new Map(
    [...people].flatMap(([id, { department }]): [string, string][] =>
      department === null ? [] : [[id, department]],
    ),
  );
  const parted = partedDepartments(ties, departmentOf, leavers);
  const [meetingsWith, meetingsAcross] = await Promise.all([
    countSameMeetings(db, member, leftAlone(ties, leavers), { now, weeks }),
    countMeetingsAcross(db, member, parted, { now, weeks, leavers }),
  ]);
  return { ties, departmentOf, leavers, meetingsWith, meetingsAcross };
}

/** Only ties of the leavers' departments become objects: all ties would block the event loop. */
function partedDepartments(
  ties: TieColumns,
  departmentOf: ReadonlyMap<string, string>,
  leavers: readonly string[],
): PartedDepartments[] {
  const own = new Set(leavers.flatMap((id) => departmentOf.get(id) ?? []));
  const isOwn = ties.ids.map((id) => own.has(departmentOf.get(id) ?? ''));
  const near: Tie[] = [];
  for (let at = 0; at < ties.a.length; at++)
    if (isOwn[ties.a[at] ?? 0] || isOwn[ties.b[at] ?? 0]) near.push(tieAt(ties, at));
  return lostLinks(near, departmentOf, leavers).map((link) => ({
    own: link.own,
    other: link.other,
  }));
}

/** People who have ties only with the leavers. Only for them are shared meetings needed to suggest a successor. */
function leftAlone(ties: TieColumns, leavers: readonly string[]): string[] {
  const places = new Map(ties.ids.map((id, place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? -1;
  const gone = new Set(leavers.map(placeOf));
  const other = (at: number, place: number) =>
    (ties.a[at] === place ? ties.b[at] : ties.a[at]) ?? -1;
  const partners = new Set<string>();
  for (const [id, own] of tiesOfPeople(ties, leavers))
    for (const at of own) partners.add(ties.ids[other(at, placeOf(id))] ?? '');
  return [...tiesOfPeople(ties, [...partners])].flatMap(([id, own]) => {
    const place = placeOf(id);
    return !gone.has(place) && own.every((at) => gone.has(other(at, place))) ? [id] : [];
  });
}
