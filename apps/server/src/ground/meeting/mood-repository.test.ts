import { type Feeling, meetingMood } from '@rapport/transcript';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildJudgedMeeting, directoryIdOf } from '../../testing/factories/judged-meetings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { judgeMeetings } from './mood-repository.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const shown = fc.constantFrom('positive' as const, 'neutral' as const, 'negative' as const);
const speaker = fc.record({
  feeling: fc.oneof(shown, fc.constantFrom('calm' as const, 'too-little' as const)),
  isOwn: fc.boolean(),
});

/** As the analysis stores them. */
const judgedAs = (feeling: Feeling) =>
  feeling === 'calm' || feeling === 'too-little'
    ? { sentiment: 'neutral' as const, judged: false, feeling }
    : { sentiment: feeling, judged: true, feeling };

const moodOf = (id: string) =>
  app.db
    .selectFrom('meeting')
    .select(['moods', 'peopleByFeeling', 'sentiment', 'sentimentLabel', 'judgedReason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('the database computes the mood of a meeting as the analysis does, with and without a person', async () => {
  const directoryUserId = await directoryIdOf(app.db, owner);
  const leaveOut = async (id: string, isLeftOutOfMoods: boolean) => {
    await app.db
      .updateTable('directoryUser')
      .set({ isLeftOutOfMoods })
      .where('id', '=', directoryUserId)
      .execute();
    await judgeMeetings(app.db, owner.organizationId, [id]);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(speaker, { minLength: 1, maxLength: 9 }), async (drawn) => {
      // At least one speaker is the person, otherwise it is not one of the person's meetings.
      const speakers = drawn.map((one, at) => ({
        name: `Speaker ${at}`,
        ...judgedAs(one.feeling),
        ...((one.isOwn || at === 0) && { directoryUserId }),
      }));
      const id = await buildJudgedMeeting(app.db, owner, speakers);
      const before = await moodOf(id);
      const feelings = speakers
        .filter((one) => !('directoryUserId' in one))
        .map(({ feeling }) => feeling);
      const mood = meetingMood({ feelings, nobodyNamed: false, language: 'en' });
      await leaveOut(id, true);
      const spokeAnybodyEnough = speakers.some(({ feeling }) => feeling !== 'too-little');
      expect(await moodOf(id)).toEqual({
        moods: mood.sentimentBreakdown,
        peopleByFeeling: mood.peopleByFeeling,
        sentiment: mood.sentiment,
        sentimentLabel: mood.sentimentLabel,
        judgedReason:
          mood.judgedReason === 'too-little' && spokeAnybodyEnough ? 'left-out' : mood.judgedReason,
      });
      await leaveOut(id, false);
      expect(await moodOf(id)).toEqual(before);
    }),
    { numRuns: 40 },
  );
});

test('a meeting in another language or without results stays unchanged', async () => {
  const directoryUserId = await directoryIdOf(app.db, owner);
  const speakers = [{ name: 'Anna', sentiment: 'neutral', directoryUserId } as const];
  const foreign = await buildJudgedMeeting(app.db, owner, speakers);
  const pending = await buildJudgedMeeting(app.db, owner, speakers);
  const set = (id: string, values: { judgedReason: 'language' } | { sentiment: null }) =>
    app.db.updateTable('meeting').set(values).where('id', '=', id).execute();
  await set(foreign, { judgedReason: 'language' });
  await set(pending, { sentiment: null });
  const before = [await moodOf(foreign), await moodOf(pending)];
  await judgeMeetings(app.db, owner.organizationId, [foreign, pending]);
  expect([await moodOf(foreign), await moodOf(pending)]).toEqual(before);
});
