import {
  type Happened,
  meetingsBeforeFacts,
  type OrganizationHappened,
  type PeriodQuery,
} from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { changesOfMeetings } from '../../../ground/cache-until-changed.ts';
import { readsEveryMeeting } from '../../../ground/meeting/readable-meetings-repository.ts';
import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import type { Member } from '../../../platform/session.ts';
import { sumTotals } from '../overview-repository.ts';
import { addWeeks } from '../period.ts';
import { type FigureServices, type ReadPeriods, readPeriods } from '../read-periods.ts';
import { requireFigures } from '../require-figures.ts';
import { factsOfDecisions } from './facts-of-decisions.ts';
import { factsOfSeries } from './facts-of-series.ts';
import { factsOfTopics } from './facts-of-topics.ts';
import { factsOfVotes } from './facts-of-votes.ts';
import { findWeekOf } from './known-weeks-repository.ts';
import { listHeardFirst, listHeardNoLonger } from './people-repository.ts';
import { presentPeople } from './present-people.ts';

/** A person who was silent for this long, after speaking regularly, is no longer heard. */
const noLonger = { silentWeeks: 13, heardWeeks: 26, meetingsMin: 6 };
/** More are counted. */
const namedOfEachKind = 20;

/**
 * Reader of what happened: counted facts of a period, without a test. What they quote and name of a meeting is from
 * those that the reader may open. People are named where figures of persons are shown, else they are counted.
 * @throws AppError 403 for members who may not see figures of the organization
 */
export function happenedReader({ db, cache }: FigureServices) {
  const cached = cache<OrganizationHappened>({
    alsoAfter: ['series-updated', ...changesOfMeetings],
  });
  return async (member: Member, query: PeriodQuery): Promise<OrganizationHappened> => {
    await requireFigures(db, member);
    const periods = await readPeriods(db, member, query);
    const read = () => readHappened(db, member, periods);
    return readsEveryMeeting(member) ? cached.get(member, periods, read) : read();
  };
}

async function readHappened(
  db: Database,
  member: Member,
  periods: ReadPeriods,
): Promise<OrganizationHappened> {
  const { organizationId } = member;
  const { weeks, now, before } = periods;
  const known = await findWeekOf(db, organizationId, meetingsBeforeFacts);
  const [totals, ...facts] = await Promise.all([
    sumTotals(db, organizationId, weeks),
    factsOfDecisions(db, member, now),
    factsOfVotes(db, member, now),
    factsOfPeople(db, member, periods, known),
    factsOfSeries(db, member, now),
    known ? factsOfTopics(db, member, periods, known) : [],
  ]);
  return { period: now, before, meetings: totals.meetings, facts: facts.flat() };
}

async function factsOfPeople(
  db: Database,
  member: Member,
  { weeks, now }: ReadPeriods,
  known: string | null,
): Promise<Happened[]> {
  const { organizationId } = member;
  // Who is silent in a week that still runs may yet speak in it.
  const over = { from: weeks.from, to: now.isSoFar ? addWeeks(weeks.to, -1) : weeks.to };
  const silent = { from: addWeeks(over.to, 1 - noLonger.silentWeeks), to: over.to };
  const [first, gone, meanwhile] = await Promise.all([
    known ? listHeardFirst(db, member, { weeks, span: now, known }) : [],
    listHeardNoLonger(db, member, over, noLonger),
    sumTotals(db, organizationId, silent),
  ]);
  const isMeeting = meanwhile.meetings >= meetingsBeforeFacts;
  const isNamed = seesTalkFigures(member) && member.settings.activeFeatures.interactionGraphs;
  const namedMax = isNamed ? namedOfEachKind : 0;
  return [
    ...presentPeople('heard-first', first, namedMax),
    ...(isMeeting ? presentPeople('heard-no-longer', gone, namedMax) : []),
  ];
}
