import {
  type Correction,
  correctionAcceptedSchema,
  type MeetingCheck,
  meetingChecksSchema,
  meetingDetailSchema,
  meetingListSchema,
  meetingTranscriptSchema,
  organizationOverviewSchema,
  pathFor,
  paths,
  seriesSchema,
} from '@rapport/contract';
import type { Doubt } from '@rapport/transcript';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jsonb } from '../../database/jsonb.ts';
import { dayIn } from '../../ground/day-in.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { officeDirectory, officePeople } from '../../testing/factories/office.ts';
import { buildSeries } from '../../testing/factories/series.ts';
import { formWith, sendForm, upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { addDays, mondayOf } from '../figures/period.ts';
import { sumWeeks } from '../figures/sum-weeks.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
});

/** The Wednesday of the last complete week. */
const wednesday = addDays(mondayOf(dayIn('America/New_York', new Date())), -5);

async function read(text: string, name = `${wednesday} weekly.txt`, by = owner): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(by, text, name);
  await completed;
  return id;
}

const said = 'We load the ship again on Monday and then we see what the port says.';
const stamp = (minute: number) =>
  [Math.floor(minute / 60), minute % 60, 0].map((part) => `${part}`.padStart(2, '0')).join(':');
/** 40 minutes of talk among people of the office; Eva's line is stamped a day later. */
const talk = (lastMinute: number) =>
  [...Array.from({ length: 20 }, (_, at) => 2 * at), lastMinute]
    .map((minute, at, all) => {
      const [, first, last] = officePeople[at === all.length - 1 ? 4 : at % 2] ?? officePeople[0];
      return `[${stamp(minute)}] ${first} ${last}: ${said}`;
    })
    .join('\n');
const stray = talk(24 * 60 + 5);

const list = async (by = owner, query = '') =>
  meetingChecksSchema.parse((await by.call('GET', `${paths.meetingChecks}${query}`)).json());
const checksOf = async (id: string, by = owner): Promise<MeetingCheck[]> =>
  (await list(by, `?meeting=${id}`)).meetings[0]?.checks ?? [];
const detailOf = async (id: string) =>
  meetingDetailSchema.parse((await owner.call('GET', pathFor(paths.meeting, id))).json());
const turnsOf = async (id: string) => {
  const answer = await owner.call('GET', pathFor(paths.meetingTranscript, id));
  return meetingTranscriptSchema.parse(answer.json());
};

const send = (id: string, payload: Correction, by = owner) =>
  by.call('POST', pathFor(paths.corrections, id), { payload });

async function decide(id: string, correction: Correction, by = owner): Promise<string> {
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  const answer = await send(id, correction, by);
  expect(answer.statusCode).toBe(202);
  await updated;
  return correctionAcceptedSchema.parse(answer.json()).correctionId;
}

async function undo(id: string, correctionId: string): Promise<void> {
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  const path = `${pathFor(paths.corrections, id)}/${correctionId}`;
  expect((await owner.call('DELETE', path)).statusCode).toBe(202);
  await updated;
}

async function readAgain(id: string): Promise<void> {
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  expect((await owner.call('POST', pathFor(paths.readAgain, id))).statusCode).toBe(202);
  await updated;
}

describe('a length that one line makes', () => {
  let id: string;
  beforeEach(async () => {
    const form = formWith({ name: 'people.csv', content: officeDirectory() });
    await sendForm(owner, paths.importUsers, form);
    await read(`${talk(40)}\nAna Berg: So.`);
    id = await read(stray);
  });

  /**
   * Minutes of the organization, meetings without known minutes, and those of Product with Sales. Asked again, because
   * the server may have summed the weeks before the test did and not yet told the cache of the overview.
   */
  async function sums() {
    await sumWeeks(app, owner.organizationId);
    const answer = await owner.call('GET', paths.organizationOverview);
    const { minutes, coverage } = organizationOverviewSchema.parse(answer.json());
    const pairs = await app.db
      .selectFrom('weekDepartmentPair')
      .select('minutes')
      .where('organizationId', '=', owner.organizationId)
      .where('a', '=', 'Product')
      .where('b', '=', 'Sales')
      .execute();
    return [minutes.now, coverage.untimed, pairs.reduce((sum, pair) => sum + pair.minutes, 0)];
  }

  test('is listed with its line, and in no sum', async () => {
    expect(await list()).toMatchObject({
      meetings: [
        {
          id,
          date: wednesday,
          time: null,
          minutes: 1445,
          participants: 3,
          file: `${wednesday} weekly.txt`,
          mayCorrect: true,
          from: expect.stringMatching(/^uploaded by \S/),
          checks: [
            {
              kind: 'length',
              minutes: 1445,
              likelyMinutes: 38,
              usualMinutes: null,
              line: `24:05:00 Eva Kern: ${said}`,
            },
          ],
        },
      ],
      total: 1,
      next: null,
    });
    expect(await detailOf(id)).toMatchObject({ duration: 1445, toCheck: ['length'] });
    await expect.poll(sums).toEqual([40, 1, 40]);
  });

  test('counts once somebody has set it, until that is undone', async () => {
    const correctionId = await decide(id, { kind: 'set-length', minutes: 38 });
    expect(await list()).toMatchObject({ meetings: [], total: 0 });
    await expect.poll(sums).toEqual([78, 0, 78]);
    await readAgain(id);
    expect(await detailOf(id)).toMatchObject({ duration: 38, isDurationEstimated: false });
    expect(await list()).toMatchObject({ total: 0 });
    await undo(id, correctionId);
    expect(await detailOf(id)).toMatchObject({ duration: 1445, toCheck: ['length'] });
    await expect.poll(sums).toEqual([40, 1, 40]);
    const { corrections } = await turnsOf(id);
    expect(corrections).toMatchObject([
      { kind: 'set-length', words: 'Set the length to 38 min', undoneBy: owner.email },
    ]);
  });

  test('counts once somebody has kept it, also after a new reading', async () => {
    const correctionId = await decide(id, { kind: 'keep-as-read', check: 'length' });
    await expect.poll(sums).toEqual([1485, 0, 1485]);
    await readAgain(id);
    expect(await list()).toMatchObject({ total: 0 });
    const again = await send(id, { kind: 'keep-as-read', check: 'length' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    await undo(id, correctionId);
    await expect.poll(sums).toEqual([40, 1, 40]);
  });

  test('does not make its speakers speak longer', async () => {
    const { speakingSeconds } = await app.db
      .selectFrom('participant')
      .select('speakingSeconds')
      .where('meetingId', '=', id)
      .where('name', '=', 'Eva Kern')
      .executeTakeFirstOrThrow();
    expect(speakingSeconds).toBeLessThan(60);
  });

  test('is decided only by those who may correct the meeting', async () => {
    const member = await app.accounts.buildMember(owner.organizationId);
    expect(await list(member)).toMatchObject({
      meetings: [{ id, mayCorrect: false }],
      total: 1,
      names: null,
    });
    for (const correction of [
      { kind: 'set-length', minutes: 38 },
      { kind: 'keep-as-read', check: 'length' },
    ] satisfies Correction[])
      expect((await send(id, correction, member)).statusCode).toBe(403);
    const stranger = await app.accounts.buildOwner();
    expect(await list(stranger)).toMatchObject({ meetings: [], total: 0 });
    expect((await send(id, { kind: 'set-length', minutes: 38 }, stranger)).statusCode).toBe(404);
  });

  test('is told to nobody who may not read the meeting', async () => {
    const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
    const payload = { meetingReaders: 'participants', confirmed: true };
    expect((await owner.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
    expect(await list(admin)).toMatchObject({ meetings: [], total: 0, names: expect.any(Number) });
    expect((await list(admin, `?meeting=${id}`)).meetings).toEqual([]);
    expect(await list()).toMatchObject({ meetings: [{ id }], total: 1 });
  });

  test('leaves the list and the filter with its meeting', async () => {
    const filtered = async () =>
      meetingListSchema.parse((await owner.call('GET', `${paths.meetings}?check=open`)).json());
    expect(await filtered()).toMatchObject({ total: 1, meetings: [{ id, toCheck: ['length'] }] });
    await owner.call('DELETE', pathFor(paths.meeting, id));
    expect(await filtered()).toMatchObject({ total: 0 });
    expect(await list()).toMatchObject({ meetings: [], total: 0 });
  });
});

test('the usual length of a series, and its days, are told beside a doubt', async () => {
  const { seriesId, meetingId } = await buildSeries(app.db, owner);
  const others = await Promise.all(
    [33, 35, 41].map((durationMinutes, at) =>
      buildMeeting(app.db, owner, {
        durationMinutes,
        startsAt: new Date(`2026-10-${15 + 7 * at}T15:00:00Z`),
        withResults: true,
      }),
    ),
  );
  await app.db
    .updateTable('meeting')
    .set({ durationMinutes: 36 })
    .where('organizationId', '=', owner.organizationId)
    .where('durationMinutes', '=', 0)
    .execute();
  const ofSeries = { organizationId: owner.organizationId, seriesId, isPart: true, chosenBy: null };
  await app.db
    .insertInto('seriesChoice')
    .values(others.map((other) => ({ ...ofSeries, meetingId: other })))
    .execute();
  await app.db
    .updateTable('meeting')
    .set({
      status: 'completed',
      doubts: jsonb([
        { kind: 'length', minutes: 1445, likelyMinutes: 37, line: null },
        {
          kind: 'date',
          date: '2025-10-15',
          line: 'On 15 October 2025',
          likelyDate: '2026-10-15',
          because: ['file-name'],
        },
      ]),
    })
    .where('id', '=', meetingId)
    .execute();
  expect(await checksOf(meetingId)).toMatchObject([
    { kind: 'length', usualMinutes: { from: 33, to: 41 } },
    { kind: 'date', because: ['file-name', 'series'] },
  ]);
  const page = seriesSchema.parse(
    (await owner.call('GET', pathFor(paths.series, seriesId))).json(),
  );
  // A doubted length is none that the page could add up.
  expect(page.meetings.filter((one) => one.isDurationEstimated).map(({ id }) => id)).toEqual([
    meetingId,
  ]);
});

describe('a date', () => {
  const text = `Council\nDate: 12 November 2025\n\n${talk(40)}`;
  const name = '2026-11-12 council.txt';

  test('that text and name of the file disagree on is set with or without a time', async () => {
    const id = await read(text, name);
    expect(await checksOf(id)).toEqual([
      {
        kind: 'date',
        date: '2025-11-12',
        line: 'Date: 12 November 2025',
        likelyDate: '2026-11-12',
        because: ['file-name'],
      },
    ]);
    const first = await decide(id, { kind: 'set-start', date: '2026-11-12', time: null });
    expect(await checksOf(id)).toEqual([]);
    expect(await detailOf(id)).toMatchObject({
      date: '2026-11-12',
      isDateStated: true,
      isTimeStated: false,
    });
    const second = await decide(id, { kind: 'set-start', date: '2026-11-13', time: '11:00' });
    expect(await detailOf(id)).toMatchObject({ date: '2026-11-13', time: '11:00' });
    await undo(id, second);
    expect(await detailOf(id)).toMatchObject({ date: '2026-11-12', isTimeStated: false });
    await undo(id, first);
    expect(await detailOf(id)).toMatchObject({ date: '2025-11-12', toCheck: ['date'] });
  });

  test('in doubt is in no sum until somebody has decided, and the figures say that it is to check', async () => {
    await sendForm(
      owner,
      paths.importUsers,
      formWith({ name: 'people.csv', content: officeDirectory() }),
    );
    const id = await read(`Council\nDate: ${addDays(wednesday, -365)}\n\n${talk(40)}`);
    // Asked again, as above.
    const sums = async () => {
      await sumWeeks(app, owner.organizationId);
      const answer = await owner.call('GET', `${paths.organizationOverview}?weeks=52`);
      const { meetings, coverage } = organizationOverviewSchema.parse(answer.json());
      return [meetings.now + meetings.before, coverage.toCheck];
    };
    await expect.poll(sums).toEqual([0, 1]);
    const kept = await decide(id, { kind: 'keep-as-read', check: 'date' });
    await expect.poll(sums).toEqual([1, 0]);
    await undo(id, kept);
    await expect.poll(sums).toEqual([0, 1]);
    await decide(id, { kind: 'set-start', date: wednesday, time: null });
    await expect.poll(sums).toEqual([1, 0]);
  });

  test('that was set without a time does not move with the clock of the organization', async () => {
    const id = await read(text, name);
    await decide(id, { kind: 'set-start', date: '2026-11-12', time: null });
    const { trust: _, ...settings } = (await owner.call('GET', paths.organizationSettings)).json();
    const payload = { ...settings, timezone: 'Australia/Sydney' };
    const saved = await owner.call('PATCH', paths.organizationSettings, { payload });
    expect(saved.statusCode).toBe(200);
    expect(await detailOf(id)).toMatchObject({ date: '2026-11-12' });
  });
});

test('names inside turns begin turns on request, until that is undone', async () => {
  const missed = 'We begin. Maria Vo: I see it too. Speaker 3: Yes. ';
  const id = await read(`Ana: ${missed.repeat(3)}\nBo: Good.\nAna: So.\n`);
  expect(await checksOf(id)).toMatchObject([{ kind: 'names-inside', names: 6, people: 2 }]);
  expect((await turnsOf(id)).coverage.warnings).toEqual(['names-inside-turns']);
  const correctionId = await decide(id, { kind: 'split-names-inside' });
  const split = await turnsOf(id);
  expect(split.turns.map(({ text }) => text).slice(0, 3)).toEqual([
    'We begin.',
    'I see it too.',
    'Yes. We begin.',
  ]);
  expect(split.speakers).toHaveLength(4);
  expect(split.coverage.warnings).toBeUndefined();
  expect(await checksOf(id)).toEqual([]);
  expect((await send(id, { kind: 'split-names-inside' })).statusCode).toBe(409);
  await undo(id, correctionId);
  expect((await turnsOf(id)).turns).toHaveLength(3);
  await decide(id, { kind: 'keep-as-read', check: 'names-inside' });
  expect((await turnsOf(id)).coverage.warnings).toBeUndefined();
});

test('a file of which nearly all lines begin with names that no layout reads is refused', async () => {
  const failed = waitForEvent(app.bus, 'transcript-processing-failed');
  const lines = Array.from({ length: 24 }, (_, at) => `${['Ana', 'Bo', 'Cem'][at % 3]} > ${said}`);
  const id = await upload(owner, lines.join('\n'));
  await failed;
  expect((await detailOf(id)).processingError).toMatch(/^The lines of this file begin alike/);
});

test('one speaker is asked for until somebody chooses that it is a room', async () => {
  const id = await read(`Meeting room Breda: ${said}\n`.repeat(30));
  const [check] = await checksOf(id);
  expect(check).toMatchObject({
    kind: 'one-speaker',
    speaker: 'Meeting room Breda',
    turns: 30,
    looksLikeRoom: true,
    speakerId: 'name:meeting room breda',
  });
  const speakerId = check?.kind === 'one-speaker' ? check.speakerId : null;
  const choice = await owner.call('POST', paths.speakerChoices, {
    payload: { speakerId, is: 'room' },
  });
  expect(choice.statusCode).toBe(200);
  expect(await list()).toMatchObject({ meetings: [], total: 0 });
  const payload = { choiceIds: [choice.json().choiceId] };
  await owner.call('POST', paths.speakersUndo, { payload });
  expect(await checksOf(id)).toHaveLength(1);
});

test('values that change sums come first, then names, then words, page by page', async () => {
  const kinds = ['unattributed', 'names-inside', 'length'] as const;
  const doubts: Record<(typeof kinds)[number], Doubt> = {
    unattributed: { kind: 'unattributed', share: 0.4, from: null, lines: [] },
    'names-inside': { kind: 'names-inside', names: 12, people: 2, lines: [] },
    length: { kind: 'length', minutes: 1445, likelyMinutes: 37, line: null },
  };
  const ids = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      buildMeeting(app.db, owner, {
        title: kinds[at % 3] ?? '',
        startsAt: new Date(Date.UTC(2026, 9, 1 + at)),
        withResults: true,
      }),
    ),
  );
  for (const kind of kinds)
    await app.db
      .updateTable('meeting')
      .set({ doubts: jsonb([doubts[kind]]) })
      .where('id', 'in', ids)
      .where('title', '=', kind)
      .execute();
  const first = await list();
  const [decided] = first.meetings;
  await decide(decided?.id ?? '', { kind: 'keep-as-read', check: 'length' });
  const last = await list(owner, `?after=${first.next}`);
  expect([first.total, first.names, last.total]).toEqual([24, expect.any(Number), 23]);
  expect([first.meetings.length, last.meetings.length, last.next]).toEqual([20, 4, null]);
  const shown = [...first.meetings, ...last.meetings];
  expect(shown.map(({ title }) => title)).toEqual([
    ...Array.from({ length: 8 }, () => 'length'),
    ...Array.from({ length: 8 }, () => 'names-inside'),
    ...Array.from({ length: 8 }, () => 'unattributed'),
  ]);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(24);
  expect(shown[0]?.date).toBe('2026-10-23');
});
