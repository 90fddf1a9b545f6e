import {
  type Correction,
  correctionAcceptedSchema,
  type MeetingFindings,
  meetingDetailSchema,
  meetingTranscriptSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonb } from '../../database/jsonb.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const minutes = [
  'Anna Berg: Good morning. Where does the billing migration stand?',
  'Tom Leiva: The billing migration is on track. I will send the load figures by Tuesday.',
  'Anna Berg: That is great news, thank you. I am really happy with the progress.',
  '',
  'Decision: One price per plan from January',
  'Decision: The depot is sold',
  'Open question: Who calls the harbour?',
].join('\n');

async function readMeeting(): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner, minutes, '2026-11-19 billing weekly.txt');
  await completed;
  return id;
}

async function findingsOf(id: string, by = owner): Promise<MeetingFindings> {
  const detail = await by.call('GET', pathFor(paths.meeting, id));
  const { findings } = meetingDetailSchema.parse(detail.json());
  if (!findings) throw new Error('The meeting has no findings.');
  return findings;
}

const send = (id: string, correction: Correction, by = owner) =>
  by.call('POST', pathFor(paths.corrections, id), { payload: correction });
/** Waits for the event, which colleagues get at once. */
async function correct(id: string, correction: Correction, by = owner): Promise<string> {
  const told = waitForEvent(app.bus, 'meeting-updated', id);
  const response = await send(id, correction, by);
  expect(response.statusCode).toBe(202);
  await told;
  return correctionAcceptedSchema.parse(response.json()).correctionId;
}
async function undo(id: string, correctionId: string) {
  const told = waitForEvent(app.bus, 'meeting-updated', id);
  const path = `${pathFor(paths.corrections, id)}/${correctionId}`;
  expect((await owner.call('DELETE', path)).statusCode).toBe(202);
  await told;
}
async function readAgain(id: string) {
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  expect((await owner.call('POST', pathFor(paths.readAgain, id))).statusCode).toBe(202);
  await updated;
}

const textsOf = (listed: readonly { text: string }[]) => listed.map(({ text }) => text);
const dropOf = (
  kind: 'drop-decision' | 'drop-question',
  one: MeetingFindings['decisions'][number],
) => ({ kind, text: one.text, turn: one.evidence[0]?.turn ?? null }) as const;

test('decisions and questions are removed and added, survive a repeated analysis, and are undone', async () => {
  const id = await readMeeting();
  const before = await findingsOf(id);
  const [price, depot] = before.decisions;
  const [harbour] = before.openQuestions;
  if (!price || !depot || !harbour)
    throw new Error('The minutes have two decisions and a question.');
  const dropped = await correct(id, dropOf('drop-decision', depot));
  const added = await correct(id, { kind: 'add-decision', text: ' Tom leads the migration. ' });
  await correct(id, dropOf('drop-question', harbour));
  await correct(id, { kind: 'add-question', text: 'Who pays?' });
  const changed: MeetingFindings = {
    ...before,
    decisions: [price, { text: 'Tom leads the migration.', evidence: [], isAdded: true }],
    openQuestions: [{ text: 'Who pays?', evidence: [], isAdded: true }],
  };
  expect(await findingsOf(id)).toEqual(changed);
  await readAgain(id);
  expect(await findingsOf(id)).toEqual(changed);
  const { corrections } = meetingTranscriptSchema.parse(
    (await owner.call('GET', pathFor(paths.meetingTranscript, id))).json(),
  );
  expect(corrections.map(({ words }) => words)).toEqual([
    "Added the open question 'Who pays?'",
    `Removed the open question '${harbour.text}'`,
    "Added the decision 'Tom leads the migration.'",
    `Removed the decision '${depot.text}'`,
  ]);
  await undo(id, dropped);
  await undo(id, added);
  expect((await findingsOf(id)).decisions).toEqual(before.decisions);
  const log = await owner.call('GET', paths.auditLog);
  for (const detail of ['drop-decision', 'add-decision', 'drop-question', 'add-question'])
    expect(log.body).toContain(detail);
});

test('a chapter is renamed, and gets its first title back when that is undone', async () => {
  const id = await readMeeting();
  const chapters = [
    { title: 'Round of news', fromTurn: 0, toTurn: 1, start: 0, end: 420 },
    { title: 'Three quotes', fromTurn: 2, toTurn: 5, start: 420, end: 900 },
  ];
  await app.db
    .updateTable('meetingTranscript')
    .set({ findings: jsonb({ ...(await findingsOf(id)), chapters }) })
    .where('meetingId', '=', id)
    .execute();
  const title = 'Offers of three carriers';
  const rename = { kind: 'rename-chapter', fromTurn: 2, title } as const;
  const renamed = await correct(id, rename);
  expect((await findingsOf(id)).chapters).toEqual([
    chapters[0],
    { ...chapters[1], title, isRenamed: true },
  ]);
  expect((await send(id, rename)).json()).toMatchObject({ code: 'UNCHANGED' });
  expect((await send(id, { ...rename, fromTurn: 3 })).json()).toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
  await undo(id, renamed);
  expect((await findingsOf(id)).chapters).toEqual(chapters);
});

test('an item that a colleague changed meanwhile, or that is already listed, is not corrected again', async () => {
  const id = await readMeeting();
  const [price] = (await findingsOf(id)).decisions;
  if (!price) throw new Error('The minutes have a decision.');
  const drop = dropOf('drop-decision', price);
  await correct(id, drop);
  const again = await send(id, drop);
  expect([again.statusCode, again.json().code]).toEqual([409, 'CHANGED_MEANWHILE']);
  const add: Correction = { kind: 'add-question', text: 'Who pays?' };
  await correct(id, add);
  const twice = await send(id, { ...add, text: 'who pays?' });
  expect([twice.statusCode, twice.json().code]).toEqual([400, 'UNCHANGED']);
  // An added question is removed like a found one.
  await correct(id, { kind: 'drop-question', text: 'Who pays?', turn: null });
  expect(textsOf((await findingsOf(id)).openQuestions)).not.toContain('Who pays?');
  for (const text of ['', ' ', 'x'.repeat(501)])
    expect((await send(id, { ...add, text })).statusCode).toBe(400);
});

test('only those who may correct the meeting correct its findings, and exports follow', async () => {
  const member = await app.accounts.buildMember(owner.organizationId);
  const id = await readMeeting();
  const [price] = (await findingsOf(id, member)).decisions;
  if (!price) throw new Error('The minutes have a decision.');
  for (const correction of [
    dropOf('drop-decision', price),
    { kind: 'add-question', text: 'Who pays?' },
    { kind: 'rename-chapter', fromTurn: 0, title: 'News' },
  ] as const)
    expect((await send(id, correction, member)).statusCode).toBe(403);
  await correct(id, dropOf('drop-decision', price));
  await correct(id, { kind: 'add-question', text: 'Who pays?' });
  expect(textsOf((await findingsOf(id, member)).decisions)).not.toContain(price.text);
  const file = await member.call('GET', `${pathFor(paths.meeting, id)}/export/md`);
  expect(file.body).toContain('Who pays?');
});

test('a meeting whose analysis is older than findings must be analysed again', async () => {
  const id = await readMeeting();
  await app.db
    .updateTable('meetingTranscript')
    .set({ findings: null })
    .where('meetingId', '=', id)
    .execute();
  const refused = await send(id, { kind: 'add-question', text: 'Who pays?' });
  expect(refused.json()).toMatchObject({ code: 'NO_FINDINGS' });
});
