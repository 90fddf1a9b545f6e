import { createHash } from 'node:crypto';
import {
  meetingDetailSchema,
  meetingListSchema,
  organizationOverviewSchema,
  pathFor,
  paths,
  processingStatusesSchema,
  uploadAcceptedSchema,
  uploadCheckAnswerSchema,
  uploadConflictSchema,
} from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announceFigures } from '../../../testing/announce-figures.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { officeDirectory, officeTalk } from '../../../testing/factories/office.ts';
import { formWith, sendForm } from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';
import { sumWeeks } from '../../figures/sum-weeks.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
/** Within the counted period on any day. */
const day = daysAgo(10);
const nextDay = daysAgo(9);

let app: TestApp;
let owner: SignedIn;
let member: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ workers: 2 });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  member = await app.accounts.buildMember(owner.organizationId);
  const directory = formWith({ name: 'people.csv', content: officeDirectory() });
  await sendForm(owner, paths.importUsers, directory);
});

const everybody = [0, 1, 2, 3, 4, 5, 6];
const talk = officeTalk(everybody, 21);
/** The same words in other bytes. */
const talkInVtt = `WEBVTT\n\n${talk
  .split('\n')
  .map((line, at) => {
    const time = (minute: number) => `00:${String(minute).padStart(2, '0')}:00.000`;
    return `${time(at)} --> ${time(at + 1)}\n${line.replace(/^([^:]+): /, '<v $1>')}`;
  })
  .join('\n\n')}\n`;

type Sent = { by?: SignedIn; name?: string; content?: string; fields?: Record<string, string> };

async function send({ by = owner, name = `${day} review.txt`, content, fields = {} }: Sent) {
  const form = formWith({ name, content: content ?? talk });
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return sendForm(by, paths.uploadTranscript, form);
}

/** Uploads a meeting and waits until it is analysed. */
async function meet(sent: Sent = {}): Promise<string> {
  const { eventId } = uploadAcceptedSchema.parse((await send(sent)).json());
  // Events may be about a meeting of an earlier test, so the status is polled.
  const status = async () => (await detail(eventId, sent.by)).processingStatus;
  await expect.poll(status, { timeout: 30_000, interval: 20 }).toBe('completed');
  return eventId;
}

const again = { name: `${day} review.vtt`, content: talkInVtt };
const limitReaders = () =>
  owner.call('PATCH', paths.trust, { payload: { meetingReaders: 'participants' } });
const detail = async (id: string, by = owner) =>
  meetingDetailSchema.parse((await by.call('GET', pathFor(paths.meeting, id))).json());
const keepBoth = (id: string, by = owner) => by.call('POST', pathFor(paths.keepBoth, id));
const titles = async (by = owner) =>
  meetingListSchema
    .parse((await by.call('GET', paths.meetings)).json())
    .meetings.map(({ id, alreadyHere }) => [id, alreadyHere?.eventId]);

async function counted(): Promise<number> {
  await sumWeeks(app, owner.organizationId);
  await announceFigures(app.bus, owner.organizationId);
  const query = '?weeks=13';
  const answer = await owner.call('GET', `${paths.organizationOverview}${query}`);
  return organizationOverviewSchema.parse(answer.json()).meetings.now;
}

describe('the same bytes', () => {
  const sha256 = createHash('sha256').update(talk).digest('hex');
  const check = async (by: SignedIn) =>
    uploadCheckAnswerSchema.parse(
      (
        await by.call('POST', paths.uploadCheck, { payload: { sha256: [sha256, 'f'.repeat(64)] } })
      ).json(),
    );

  test('are reported before and at the upload, whatever the name of the file', async () => {
    const id = await meet();
    const known = await check(member);
    expect(known).toEqual({
      sizeMaxMb: 25,
      alreadyHere: [{ sha256, upload: expect.objectContaining({ eventId: id }) }],
    });
    const refused = await send({ by: member, name: 'other.txt' });
    expect(refused.statusCode).toBe(409);
    expect(uploadConflictSchema.parse(refused.json())).toMatchObject({
      code: 'ALREADY_HERE',
      message: `This file is already here, as '${day} review'.`,
      alreadyHere: known.alreadyHere[0]?.upload,
    });
    expect(await titles()).toHaveLength(1);
  });

  test('become two meetings, both counted, if the member keeps both', async () => {
    await meet();
    const id = await meet({ fields: { keepBoth: 'true' } });
    expect((await detail(id)).alreadyHere).toBeUndefined();
    expect(await counted()).toBe(2);
  });

  test('that two people upload at once become one meeting', async () => {
    const answers = await Promise.all([send({}), send({ by: member })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
  });

  test('of a cancelled meeting may be uploaded again', async () => {
    app.gate.hold('extracting_text');
    const { eventId } = uploadAcceptedSchema.parse((await send({})).json());
    await owner.call('DELETE', pathFor(paths.cancelProcessing, eventId));
    app.gate.open();
    expect((await check(owner)).alreadyHere).toEqual([]);
    expect((await send({})).statusCode).toBe(202);
  });

  test('of a meeting that the member may not read are not reported, and counted once', async () => {
    await meet();
    await limitReaders();
    expect((await check(member)).alreadyHere).toEqual([]);
    const id = await meet({ by: member, fields: { keepBoth: 'true' } });
    expect((await detail(id, member)).alreadyHere).toBeUndefined();
    expect((await keepBoth(id, member)).statusCode).toBe(204);
    expect(await counted()).toBe(1);
  });

  test('in another organization are not reported', async () => {
    await meet();
    expect((await check(await app.accounts.buildOwner())).alreadyHere).toEqual([]);
  });
});

describe('the same title, start and words', () => {
  test('in another format are reported after the analysis, and counted once', async () => {
    const first = await meet();
    const second = await meet(again);
    expect(await titles()).toEqual(
      expect.arrayContaining([
        [first, undefined],
        [second, first],
      ]),
    );
    const { alreadyHere } = await detail(second);
    expect(alreadyHere).toMatchObject({ eventId: first, title: `${day} review` });
    const payload = { eventIds: [second, 'nonsense'] };
    const answer = await owner.call('POST', paths.processingStatuses, { payload });
    expect(processingStatusesSchema.parse(answer.json()).statuses).toEqual([
      expect.objectContaining({ eventId: second, participants: 7, alreadyHere }),
    ]);
    expect(await counted()).toBe(1);
  });

  test('are counted twice as soon as both are kept', async () => {
    await meet();
    const second = await meet(again);
    expect((await keepBoth(second, member)).statusCode).toBe(403);
    expect((await keepBoth(second)).statusCode).toBe(204);
    expect((await detail(second)).alreadyHere).toBeUndefined();
    expect(await counted()).toBe(2);
  });

  test.each([`${day} review`, 'review'])(
    'are counted once if the earlier upload of %s completes after the later one was counted',
    async (title) => {
      app.gate.hold('extracting_text', 1);
      const first = uploadAcceptedSchema.parse((await send({ name: `${title}.txt` })).json());
      await app.gate.arrived();
      const second = await meet({ ...again, name: `${title}.vtt` });
      expect(await counted()).toBe(1);
      const completed = waitForEvent(app.bus, 'transcript-processing-completed');
      app.gate.open();
      await completed;
      expect((await detail(second)).alreadyHere).toMatchObject({ eventId: first.eventId });
      expect(await counted()).toBe(1);
    },
  );

  test.each(['the earlier', 'the later'])('are counted once after %s is deleted', async (which) => {
    const first = await meet();
    const second = await meet(again);
    expect(await counted()).toBe(1);
    const [gone, left] = which === 'the earlier' ? [first, second] : [second, first];
    await owner.call('DELETE', pathFor(paths.meeting, gone));
    expect((await detail(left)).alreadyHere).toBeUndefined();
    expect(await counted()).toBe(1);
  });

  test.each([
    ['title', { kind: 'set-title', title: 'Another review' }],
    ['start', { kind: 'set-start', date: nextDay, time: '09:00' }],
  ])('are two meetings after the %s of one is corrected', async (_, payload) => {
    await meet();
    const second = await meet(again);
    expect(await counted()).toBe(1);
    const corrected = await owner.call('POST', pathFor(paths.corrections, second), { payload });
    expect(corrected.statusCode).toBe(202);
    expect((await detail(second)).alreadyHere).toBeUndefined();
    expect(await counted()).toBe(2);
  });

  const others: [string, { title?: string; name?: string; content?: string }][] = [
    ['title', { title: 'Standup' }],
    ['day', { name: `${nextDay} review.vtt` }],
    ['words', { content: talkInVtt.replace('Tuesday', 'Friday') }],
  ];
  test.each(others)(
    'with another %s, are two meetings',
    async (_, { title = 'Review', ...other }) => {
      await meet({ fields: { title: 'Review' } });
      const second = await meet({ ...again, ...other, fields: { title } });
      expect((await detail(second)).alreadyHere).toBeUndefined();
    },
  );

  test('are reported to people who may read both', async () => {
    await meet();
    const second = await meet({ ...again, by: member });
    expect((await detail(second, member)).alreadyHere).toBeDefined();
    await limitReaders();
    expect((await detail(second, member)).alreadyHere).toBeUndefined();
    const payload = { eventIds: [second] };
    const answer = await owner.call('POST', paths.processingStatuses, { payload });
    expect(answer.json()).toEqual({ statuses: [] });
    expect((await keepBoth(second, member)).statusCode).toBe(204);
    expect(await counted()).toBe(1);
  });
});

test('a file for another organization than the active one is refused', async () => {
  const refused = await send({ fields: { organizationId: 'another' } });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().code).toBe('ORGANIZATION_SWITCHED');
  expect(await titles()).toEqual([]);
  const sent = await send({ fields: { organizationId: owner.organizationId } });
  expect(sent.statusCode).toBe(202);
});
