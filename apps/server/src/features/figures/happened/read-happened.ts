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
import { addWeeks, type Day } from '../period.ts';
import { type FigureServices, type ReadPeriods, readPeriods } from '../read-periods.ts';
import { requireFigures } from '../require-figures.ts';
import { factsOfDecisions } from './facts-of-decisions.ts';
import { factsOfSeries } from './facts-of-series.ts';
import { factsOfTopics, listNewTopics } from './facts-of-topics.ts';
import { factsOfVotes } from './facts-of-votes.ts';
import { findFirstDay, findWeekOf } from './known-weeks-repository.ts';
import { readOutcomes } from './outcomes-repository.ts';
import { listHeardFirst, listHeardNoLonger } from './people-repository.ts';
import { presentPeople } from './present-people.ts';
import type { TopicFact } from './topics-repository.ts';

/** A person who was silent for this long, after speaking regularly, is no longer heard. */
const noLonger = { silentWeeks: 13, heardWeeks: 26, meetingsMin: 6 };
/** The quote of a decision is looked for in as many of the newest meetings with one. */
const decidingMax = 5;
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
  const cachedOfAll = cache<FactsOfAll>({ alsoAfter: changesOfMeetings });
  return async (member: Member, query: PeriodQuery): Promise<OrganizationHappened> => {
    await requireFigures(db, member);
    const periods = await readPeriods(db, member, query);
    const read = async () => {
      const ofAll = cachedOfAll.get(member, periods, () => readFactsOfAll(db, member, periods));
      return readHappened(db, member, periods, ofAll);
    };
    return readsEveryMeeting(member) ? cached.get(member, periods, read) : read();
  };
}

/** The same for all readers, whichever meetings they may open. The topics are told only to those who may know them. */
type FactsOfAll = {
  meetings: number;
  people: Happened[];
  topics: TopicFact[];
  firstDay: Day | null;
};

async function readFactsOfAll(
  db: Database,
  member: Member,
  periods: ReadPeriods,
): Promise<FactsOfAll> {
  const { organizationId } = member;
  const { weeks } = periods;
  const known = await findWeekOf(db, organizationId, meetingsBeforeFacts);
  const [{ meetings }, people, topics, firstDay] = await Promise.all([
    sumTotals(db, organizationId, weeks),
    factsOfPeople(db, member, periods, known),
    known ? listNewTopics(db, organizationId, weeks, known) : [],
    findFirstDay(db, organizationId),
  ]);
  return { meetings, people, topics, firstDay };
}

async function readHappened(
  db: Database,
  member: Member,
  periods: ReadPeriods,
  ofAll: Promise<FactsOfAll>,
): Promise<OrganizationHappened> {
  const { now, before } = periods;
  const outcomes = readOutcomes(db, member, now, decidingMax);
  const [{ meetings, people }, decisions, votes, series, topics] = await Promise.all([
    ofAll,
    outcomes.then((found) => factsOfDecisions(db, member, found)),
    outcomes.then((found) => factsOfVotes(db, member, found)),
    ofAll.then(({ firstDay }) => factsOfSeries(db, member, now, firstDay)),
    ofAll.then((all) => factsOfTopics(db, member, periods, all.topics)),
  ]);
  const facts = [...decisions, ...votes, ...people, ...series, ...topics];
  return { period: now, before, meetings, facts };
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
