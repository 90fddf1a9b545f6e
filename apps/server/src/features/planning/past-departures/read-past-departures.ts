import {
  type PastDepartures,
  pastDeparturesMax,
  weeksOfPastMax,
  weeksOfPastMin,
} from '@rapport/contract';
import { addDays, type Day, dayMs, mondayOf } from '../../../ground/calendar-days.ts';
import { dayIn } from '../../../ground/day-in.ts';
import { findLastWeek } from '../../../ground/network/last-week-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { addWeeks } from '../../figures/period.ts';
import { listPeople } from '../network/network-repository.ts';
import type { PlanningServices } from '../planning-services.ts';
import { requirePlanningByPerson } from '../require-planning.ts';
import { type LeftPerson, listLeftPeople } from './left-people-repository.ts';
import { listPairsNear, listPeopleAround } from './near-pairs-repository.ts';

/** Spans before the one that ends with the departure, for the usual change. */
const earlierSpans = 3;

/**
 * What the weeks up to past departures told, and what the weeks since show. Those without a tie are left out.
 * @throws AppError 403 if plans may not show single people
 */
export async function readPastDepartures(
  { db, threads }: PlanningServices,
  member: Member,
): Promise<PastDepartures> {
  const { organizationId, settings } = member;
  await requirePlanningByPerson(db, member);
  const thisWeek = mondayOf(dayIn(settings.timezone, new Date()));
  const lastWeek = await findLastWeek(db, organizationId, addWeeks(thisWeek, -1));
  if (lastWeek === null) return { departures: [] };
  const upTo = addDays(addWeeks(lastWeek, -weeksOfPastMin), 6);
  const left = (await listLeftPeople(db, member, upTo, pastDeparturesMax)).map((person) => ({
    ...person,
    ...spansAround(mondayOf(person.lastDay), lastWeek),
  }));
  const [everybody, around] = await Promise.all([
    listPeople(db, organizationId),
    listPeopleAround(
      db,
      organizationId,
      left.map(({ id, before }) => ({ ...before, leaver: id })),
    ),
  ]);
  const departmentOf = new Map(
    everybody.flatMap(({ id, department }): [string, string][] =>
      department === null ? [] : [[id, department]],
    ),
  );
  const had = new Set(around.map(({ leaver }) => leaver));
  const tied = left.filter(({ id }) => had.has(id));
  const spans = tied.flatMap(({ id, since, before, earlier }) =>
    [since, before, ...earlier].map((span) => ({ ...span, leaver: id })),
  );
  const colleagues = tied.flatMap(({ id: leaver, department }) =>
    everybody.flatMap((person) =>
      department !== null && person.department === department
        ? [{ leaver, person: person.id }]
        : [],
    ),
  );
  const pairs = await listPairsNear(db, organizationId, spans, [...around, ...colleagues]);
  const textAt = new Map(pairs.map((of) => [of.place, of.pairs]));
  const texts = spans.map((_, place) => textAt.get(place) ?? '[]');
  const spansEach = earlierSpans + 2;
  const found = await threads.run(
    'pastDepartures',
    tied.map(({ id: leaver }, at) => {
      const [since = '[]', before = '[]', ...earlier] = texts.slice(
        at * spansEach,
        (at + 1) * spansEach,
      );
      return { leaver, departmentOf, since, before, earlier };
    }),
  );
  return {
    departures: found.flatMap((departure, at) => {
      const person = tied[at];
      return person ? [{ ...presentPerson(person), ...departure }] : [];
    }),
  };
}

type Spans = ReturnType<typeof spansAround>;

/** Spans of as many weeks as there are since the last one, by Mondays. */
function spansAround(last: Day, lastWeek: Day) {
  const passed = (Date.parse(lastWeek) - Date.parse(last)) / (7 * dayMs);
  const weeks = Math.min(weeksOfPastMax, passed);
  const endingWith = (to: Day) => ({ from: addWeeks(to, 1 - weeks), to });
  const places = Array.from({ length: earlierSpans }, (_, at) => at + 1);
  return {
    weeks,
    before: endingWith(last),
    since: endingWith(addWeeks(last, weeks)),
    earlier: places.map((place) => endingWith(addWeeks(last, -weeks * place))),
  };
}

function presentPerson(left: LeftPerson & Spans) {
  const { id, name, title, department, handoverId, lastDay, weeks, before, since } = left;
  const days = ({ from, to }: Spans['before']) => ({ from, to: addDays(to, 6) });
  return {
    person: { id, name, title, department },
    knownFrom: handoverId === null ? ('directory' as const) : ('handover' as const),
    handoverId,
    lastDay,
    weeks,
    before: days(before),
    since: days(since),
  };
}
