import { importColumns, pathFor, paths, type TrustUpdate } from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { buildMeeting } from '../../../testing/factories/meetings.ts';
import { formWith, sendForm, upload } from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  const people = ['anna@example.com,Anna,Berg,,,,,', 'mia@example.com,Mia,Okoye,,,,,'];
  const content = [importColumns.join(','), ...people].join('\n');
  await sendForm(owner, paths.importUsers, formWith({ name: 'people.csv', content }));
  app.mails.length = 0;
});
afterAll(() => app.close());

const notice = 'This meeting is analysed with Rapport.\nAsk people@example.com about it.';
const save = (payload: TrustUpdate) => owner.call('PATCH', paths.trust, { payload });

const transcript = [
  'Date: 2026-11-20',
  'Anna Berg: Good morning. Can you tell us where the billing migration stands, Tom?',
  'Tom Leiva: The billing migration is on track. I will send the load figures by Tuesday.',
  'Anna Berg: That is great news, thank you. I am really happy with the progress.',
].join('\n');

async function analyse(name: string, content = transcript): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner, content, `${name}.txt`);
  await completed;
  return id;
}
async function readAgain(id: string) {
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  await owner.call('POST', pathFor(paths.readAgain, id));
  await updated;
}
const told = () => app.mails.map(({ to, text }) => [to, /meeting '(.*)' of/.exec(text)?.[1]]);
/**
 * Mails are delivered in order, so when a later meeting's mail has arrived, no other mails can
 * follow.
 */
async function expectOnly(...expected: [to: string, title: string][]) {
  await save({ participantNotice: notice, isNoticeMailed: true });
  await analyse('Last');
  const wanted = [...expected, ['anna@example.com', 'Last']];
  await expect.poll(told).toEqual(wanted);
}

test('matched participants get one mail with title, day and notice, and nothing from the transcript', async () => {
  await save({ participantNotice: notice, isNoticeMailed: true });
  const id = await analyse('Board <b>review');
  await expect.poll(told).toHaveLength(1);
  expect(app.mails.map(({ to }) => to)).toEqual(['anna@example.com']);
  const [mail] = app.mails;
  expect(mail?.link).toBe(`${testPublicUrl}/meetings/${id}`);
  expect(mail?.html).toContain('Board &lt;b&gt;review');
  // The subject must not name the meeting, because admins see it if the mail is not delivered.
  expect(mail?.subject).not.toContain('Board');
  for (const line of ["'Board <b>review' of 20 November 2026", ...notice.split('\n')])
    expect(mail?.text).toContain(line);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/billing|Tom|Leiva|happy/);
});

test('a new analysis or a correction mails nobody again, nor a person matched later', async () => {
  await save({ participantNotice: notice, isNoticeMailed: true });
  const id = await analyse('Weekly');
  await readAgain(id);
  const graph = (await owner.call('GET', pathFor(paths.meetingTranscript, id))).json();
  const tom = graph.speakers.find(({ label }: { label: string }) => label === 'Tom Leiva');
  const people = (await owner.call('GET', `${paths.users}?page=1&limit=10&q=Mia`)).json();
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  await owner.call('POST', pathFor(paths.corrections, id), {
    payload: {
      kind: 'tie-speaker',
      participantId: tom.participantId,
      userId: people.users[0].id,
    },
  });
  await updated;
  await expectOnly(['anna@example.com', 'Weekly']);
});

test('no notice is mailed for meetings analysed before mailing was switched on', async () => {
  await save({ participantNotice: notice });
  const id = await analyse('Before');
  await save({ isNoticeMailed: true });
  await readAgain(id);
  await expectOnly();
});

test('with an empty notice nothing is mailed', async () => {
  await save({ isNoticeMailed: true });
  await analyse('Without');
  await expectOnly();
});

test('participants of a failed meeting are mailed when a retry completes it', async () => {
  await save({ participantNotice: notice, isNoticeMailed: true });
  const id = await buildMeeting(app.db, owner, { status: 'failed', title: 'Retried' });
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  await owner.call('POST', pathFor(paths.retryProcessing, id));
  await completed;
  await expectOnly(['anna@example.com', 'Retried']);
});
