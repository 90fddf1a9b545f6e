import { heardName } from '@rapport/transcript';
import type { Database } from '../../database/types.ts';
import { addWeeks, mondayOf } from '../../features/figures/period.ts';
import { dayIn } from '../../ground/day-in.ts';
import type { SignedIn } from './accounts.ts';
import { buildMeeting, type MeetingTraits } from './meetings.ts';

/** The Monday of the last complete week. */
export const lastWeek = () => addWeeks(mondayOf(dayIn('America/New_York', new Date())), -1);

/** Wednesday of that week. */
const wednesday = () => new Date(Date.parse(lastWeek()) + 2.5 * 24 * 60 * 60 * 1000);

/** Adds people named like 'Marta Sales' (given name, department). Returns their ids by that name. */
export async function buildPeople(
  db: Database,
  { organizationId }: SignedIn,
  people: readonly string[],
): Promise<(name: string) => string> {
  const rows = await db
    .insertInto('directoryUser')
    .values(
      people.map((person) => {
        const [firstName = '', department = null] = person.split(' ');
        const email = `${firstName.toLowerCase()}@example.com`;
        return {
          organizationId,
          accountId: null,
          email,
          firstName,
          lastName: '',
          username: null,
          title: null,
          department,
          teams: [],
          syncSource: 'USER_UPLOAD',
          externalId: null,
          lastSyncedAt: null,
          invitedAt: null,
          activatedAt: null,
          matchedAt: new Date(),
        };
      }),
    )
    .returning(['id', 'firstName'])
    .execute();
  const ids = new Map(rows.map(({ id, firstName }) => [firstName, id]));
  return (name) => ids.get(name) ?? '';
}

/**
 * Inserts sums of a week as the server computes them from meetings; 0 is the last week. Ties are written as 'Ana Bo 3',
 * with weight 3.
 */
export async function buildTies(
  db: Database,
  { organizationId }: SignedIn,
  idOf: (name: string) => string,
  ties: readonly string[],
  weeksAgo = 0,
): Promise<void> {
  const ofWeek = { organizationId, week: addWeeks(lastWeek(), -weeksAgo) };
  await db
    .insertInto('weekTotal')
    .values({
      ...ofWeek,
      meetings: 20,
      untimed: 0,
      minutes: 600,
      balance: '0',
      balanceMinutes: 0,
    })
    .execute();
  await db
    .insertInto('weekPair')
    .values(
      ties.map((tie) => {
        const [one = '', other = '', weight = '1'] = tie.split(' ');
        const [a = '', b = ''] = [idOf(one), idOf(other)].sort();
        return { ...ofWeek, a, b, meetings: 2, exchanges: 6, weight };
      }),
    )
    .execute();
}

/** Inserts a topic of the last week with the number of turns of each person, as 'Marta 5'. */
export async function buildTopic(
  db: Database,
  { organizationId }: SignedIn,
  idOf: (name: string) => string,
  topic: string,
  turns: readonly string[],
): Promise<void> {
  const ofTopic = { organizationId, week: lastWeek(), key: topic.toLowerCase() };
  const counts = turns.map((one) => {
    const [name = '', mentions = '1'] = one.split(' ');
    return { directoryUserId: idOf(name), mentions: Number(mentions) };
  });
  await db
    .insertInto('weekTopic')
    .values({
      ...ofTopic,
      topic,
      mentions: counts.reduce((sum, { mentions }) => sum + mentions, 0),
      meetings: 1,
      lastOn: lastWeek(),
    })
    .execute();
  await db
    .insertInto('weekTopicPerson')
    .values(counts.map((count) => ({ ...ofTopic, ...count })))
    .execute();
}

/** Inserts a meeting of the last week in which these people spoke, in this order. It is not in the sums. */
export async function buildTalk(
  db: Database,
  owner: SignedIn,
  idOf: (name: string) => string,
  speakers: readonly string[],
  { initiatives = [], ...traits }: MeetingTraits & { initiatives?: string[] } = {},
): Promise<string> {
  const { organizationId } = owner;
  const meetingId = await buildMeeting(db, owner, { startsAt: wednesday(), ...traits });
  await db.updateTable('meeting').set({ initiatives }).where('id', '=', meetingId).execute();
  await db
    .insertInto('participant')
    .values(
      speakers.map((name, position) => ({
        organizationId,
        meetingId,
        position,
        name,
        label: name,
        heardAs: heardName(name),
        directoryUserId: idOf(name),
        tieHow: 'name' as const,
        tieSure: 'certain' as const,
        suggestedUserId: null,
        sentiment: 'neutral' as const,
        sentimentScore: 0,
        engagementScore: 0.5,
        summary: '',
        turns: 2,
        words: 20,
        questions: 0,
        speakingSeconds: 10,
        talkShare: 1 / speakers.length,
      })),
    )
    .execute();
  return meetingId;
}
