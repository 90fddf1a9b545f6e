import {
  type ConfirmQuestion,
  type Correction,
  correctionAcceptedSchema,
  type MeetingDetail,
  meetingDetailSchema,
  meetingListSchema,
  meetingTranscriptSchema,
  meetingViewsSchema,
  pathFor,
  paths,
  type ToConfirm,
  toConfirmSchema,
} from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jsonb } from '../../database/jsonb.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { personOf, readActions, turnActionsOn } from '../../testing/factories/actions.ts';
import { saveTrust } from '../../testing/factories/judged-meetings.ts';
import { formWith, sendForm, upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { storeConfirmations } from '../corrections/store-confirmations.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  await turnActionsOn(owner);
});

const minutes = [
  'Anna Berg: Good morning. Where does the billing migration stand?',
  'Tom Leiva: The billing migration is on track. I will send the load figures by Tuesday.',
  'Anna Berg: So we could go with the blue logo, I think. Who tells the printer about it?',
  'Tom Leiva: Fine. Maybe I can look into the lease again. We have enough room for now.',
  '',
  'Decision: One price per plan from January',
  'Open question: Who calls the harbour?',
].join('\n');
const logo = 'So we could go with the blue logo, I think.';
const printer = 'Who tells the printer about it?';
const lease = 'Maybe I can look into the lease again.';

const sentence = (text: string, turn: number) => ({ text, evidence: [{ turn, quote: text }] });

/** A meeting with one sure and one maybe item of each kind. */
async function readMeeting(by = owner, name = '2026-11-19 billing weekly.txt'): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(by, minutes, name);
  await completed;
  const { findings } = await app.db
    .selectFrom('meetingTranscript')
    .select('findings')
    .where('meetingId', '=', id)
    .executeTakeFirstOrThrow();
  if (!findings) throw new Error('The meeting has no findings.');
  const action = { owner: 'Tom Leiva', dueDate: null, dueDay: null, before: null };
  const maybe = {
    decisions: [sentence(logo, 2)],
    actions: [{ ...sentence(lease, 3), ...action }],
    openQuestions: [sentence(printer, 2)],
  };
  await app.db
    .updateTable('meetingTranscript')
    .set({ findings: jsonb({ ...findings, maybe }) })
    .where('meetingId', '=', id)
    .execute();
  await storeConfirmations(app.db, { organizationId: by.organizationId, meetingId: id });
  return id;
}

const send = (id: string, payload: Correction, by = owner) =>
  by.call('POST', pathFor(paths.corrections, id), { payload });

/** Waits for the event, which colleagues get at once. */
async function answer(id: string, correction: Correction, by = owner): Promise<string> {
  const told = waitForEvent(app.bus, 'meeting-updated', id);
  const response = await send(id, correction, by);
  expect(response.statusCode, response.body).toBe(202);
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

async function toConfirm(id: string, by = owner): Promise<ToConfirm> {
  const response = await by.call('GET', pathFor(paths.toConfirm, id));
  return toConfirmSchema.parse(response.json());
}
const detailOf = async (id: string, by = owner): Promise<MeetingDetail> =>
  meetingDetailSchema.parse((await by.call('GET', pathFor(paths.meeting, id))).json());
const textsOf = (listed: readonly { text: string }[] = []) => listed.map(({ text }) => text);

const price = { text: 'One price per plan from January', turn: 4 };
const figures = { text: 'I will send the load figures by Tuesday.', turn: 1 };
const asked = (questions: readonly ConfirmQuestion[]) =>
  questions.map((one) => (one.kind === 'speaker' ? one.name : `${one.kind}: ${one.text}`));

/** What a yes sends. */
function yes(question: ConfirmQuestion): Correction {
  if (question.kind === 'speaker')
    return {
      kind: 'tie-speaker',
      participantId: question.participantId,
      userId: question.person.id,
      isAnswer: true,
    };
  const { kind, text, turn } = question;
  return { kind: `confirm-${kind}`, text, turn };
}

describe('the questions of a meeting', () => {
  test('are asked in order, each with its sentence and the turns around it', async () => {
    const id = await readMeeting();
    const { questions, confirmed, nextMeeting } = await toConfirm(id);
    expect(asked(questions)).toEqual([
      `decision: ${logo}`,
      `decision: ${price.text}`,
      `action: ${figures.text}`,
      `action: ${lease}`,
      `question: ${printer}`,
      'question: Who calls the harbour?',
    ]);
    expect(questions[0]).toMatchObject({
      sure: false,
      turn: 2,
      said: { turn: 2, text: logo, speaker: 'Anna Berg' },
      previous: { turn: 1, text: expect.stringContaining('load figures') },
      next: { turn: 3, text: expect.stringContaining('lease'), speaker: 'Tom Leiva' },
    });
    expect(questions[3]).toMatchObject({ sure: false, owner: { name: 'Tom Leiva' } });
    expect([confirmed, nextMeeting]).toEqual([null, null]);
  });

  test('are those of who may correct the meeting', async () => {
    const id = await readMeeting();
    const member = await app.accounts.buildMember(owner.organizationId);
    const path = pathFor(paths.toConfirm, id);
    expect((await member.call('GET', path)).statusCode).toBe(403);
    expect((await detailOf(id, member)).toConfirm).toBeUndefined();
    await saveTrust(app.db, owner.organizationId, { meetingReaders: 'participants' });
    expect((await member.call('GET', path)).statusCode).toBe(404);
    const stranger = await app.accounts.buildOwner();
    expect((await stranger.call('GET', path)).statusCode).toBe(404);
  });

  test('leave out actions while the feature is off', async () => {
    const plain = await app.accounts.buildOwner();
    const id = await readMeeting(plain);
    const { questions } = await toConfirm(id, plain);
    expect(questions.map(({ kind }) => kind)).toEqual([
      ...['decision', 'decision', 'question', 'question'],
    ]);
    const { toConfirm: left, findings } = await detailOf(id, plain);
    expect([left, findings?.maybe?.actions]).toEqual([4, undefined]);
    const refused = await send(id, { kind: 'confirm-action', text: lease, turn: 3 }, plain);
    expect(refused.statusCode).toBe(404);
  });

  test('are counted in the list, the filter and the views, until somebody has answered them all', async () => {
    const id = await readMeeting();
    const other = await readMeeting(owner, '2026-11-12 harbour.txt');
    const listed = async (by = owner) => {
      const response = await by.call('GET', `${paths.meetings}?confirm=open`);
      return meetingListSchema.parse(response.json()).meetings;
    };
    expect(await listed()).toMatchObject([
      { id, toConfirm: 6, decisions: 1 },
      { id: other, toConfirm: 6, decisions: 1 },
    ]);
    const member = await app.accounts.buildMember(owner.organizationId);
    expect(await listed(member)).toEqual([]);
    const payload = { name: 'To confirm', filter: { confirm: 'open' } };
    await owner.call('POST', paths.meetingViews, { payload });
    const { questions, nextMeeting } = await toConfirm(id);
    expect(nextMeeting).toMatchObject({ id: other, toConfirm: 6 });
    for (const question of questions) await answer(id, yes(question));
    expect(await listed()).toMatchObject([{ id: other }]);
    const views = meetingViewsSchema.parse((await owner.call('GET', paths.meetingViews)).json());
    expect(views.views).toMatchObject([{ meetings: 1 }]);
    const confirmed = { by: expect.any(String), on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
    expect(await toConfirm(id)).toMatchObject({ questions: [], confirmed });
    expect(await detailOf(id, member)).toMatchObject({ confirmed, decisions: 2, actions: 2 });
  });

  test('ask about a speaker whose name fits one person, until they are tied', async () => {
    const people = 'firstName,lastName,email\nTomas,Leiva,tomas@ship.example\n';
    await sendForm(owner, paths.importUsers, formWith({ name: 'people.csv', content: people }));
    const completed = waitForEvent(app.bus, 'transcript-processing-completed');
    const id = await upload(owner, minutes.replaceAll('Tom Leiva', 'T. Leiva'), 'letter.txt');
    await completed;
    const { questions } = await toConfirm(id);
    const [speaker] = questions;
    if (speaker?.kind !== 'speaker') throw new Error('No speaker is asked about.');
    expect(speaker).toMatchObject({
      name: 'T. Leiva',
      confidence: 'very-likely',
      person: { name: 'Tomas Leiva' },
      said: { speaker: 'Tomas Leiva' },
    });
    expect((await detailOf(id)).toConfirm).toBe(questions.length);
    const done = waitForEvent(app.bus, 'meeting-updated', id);
    expect((await send(id, yes(speaker))).statusCode).toBe(202);
    const { participantId } = speaker;
    const second = await send(id, { kind: 'untie-speaker', participantId, isAnswer: true });
    expect([second.statusCode, second.json().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(second.json().message).toContain("Tied 'T. Leiva' to Tomas Leiva.");
    expect(asked((await toConfirm(id)).questions)).not.toContain('T. Leiva');
    await done;
    expect(asked((await toConfirm(id)).questions)).not.toContain('T. Leiva');
  });
});

describe('a decision or an open question', () => {
  test('that is confirmed is listed in its place, survives new readings, and can be undone', async () => {
    const id = await readMeeting();
    const made = await answer(id, { kind: 'confirm-decision', text: logo, turn: 2 });
    const { findings, decisions } = await detailOf(id);
    expect(findings?.decisions).toMatchObject([
      { text: logo, isConfirmed: true, evidence: [{ turn: 2, said: { speaker: 'Anna Berg' } }] },
      { text: price.text },
    ]);
    expect([findings?.maybe?.decisions, decisions]).toEqual([[], 2]);
    // The next reading does not find it any more.
    await readAgain(id);
    const again = await detailOf(id);
    expect(again.findings?.decisions).toEqual(findings?.decisions);
    expect(again.decisions).toBe(2);
    await undo(id, made);
    expect(textsOf((await detailOf(id)).findings?.decisions)).toEqual([price.text]);
  });

  test('gets better words, and keeps its evidence', async () => {
    const id = await readMeeting();
    const words = 'The logo becomes blue.';
    const made = await answer(id, { kind: 'confirm-decision', text: logo, turn: 2, words });
    await answer(id, {
      kind: 'confirm-question',
      text: 'Who calls the harbour?',
      turn: 5,
      words: 'Who phones?',
    });
    const { findings } = await detailOf(id);
    expect(findings?.decisions[0]).toMatchObject({
      text: words,
      isConfirmed: true,
      isCorrected: true,
      evidence: [{ turn: 2, quote: logo }],
    });
    expect(findings?.openQuestions).toMatchObject([{ text: 'Who phones?', isCorrected: true }]);
    const { corrections } = meetingTranscriptSchema.parse(
      (await owner.call('GET', pathFor(paths.meetingTranscript, id))).json(),
    );
    expect(corrections.map((one) => one.words)).toEqual([
      "Confirmed the open question 'Who calls the harbour?' as 'Who phones?'",
      `Confirmed the decision '${logo}' as '${words}'`,
    ]);
    expect((await owner.call('GET', paths.auditLog)).body).toContain('confirm-decision');
    await undo(id, made);
    expect(textsOf((await detailOf(id)).findings?.maybe?.decisions)).toEqual([logo]);
  });

  test.each([
    ['as found', undefined],
    ['in better words', 'The logo becomes blue.'],
  ])(
    'that was confirmed %s is removed in one step, and is as it was when that is undone',
    async (_, words) => {
      const id = await readMeeting();
      const better = words === undefined ? {} : { words };
      await answer(id, { kind: 'confirm-decision', text: logo, turn: 2, ...better });
      const before = await detailOf(id);
      const item = { text: words ?? logo, turn: 2 };
      const refused = await send(id, { kind: 'drop-decision', ...item });
      expect(refused.statusCode).toBe(409);
      const made = await answer(id, { kind: 'drop-decision', ...item, isConfirmed: true });
      const { findings, decisions } = await detailOf(id);
      expect([textsOf(findings?.decisions), findings?.maybe?.decisions, decisions]).toEqual([
        ...[[price.text], [], 1],
      ]);
      expect(asked((await toConfirm(id)).questions)).not.toContain(`decision: ${logo}`);
      const listed = await owner.call('GET', pathFor(paths.meetingTranscript, id));
      expect(meetingTranscriptSchema.parse(listed.json()).corrections).toMatchObject([
        { words: expect.stringMatching(/^Removed the decision '.+', which .+ had confirmed$/) },
        { kind: 'confirm-decision', undoneBy: expect.any(String) },
      ]);
      const audit = (await owner.call('GET', paths.auditLog)).body;
      expect(audit.match(/drop-decision-confirmed/g)).toHaveLength(1);
      expect(audit).not.toContain('correction-undone');
      await undo(id, made);
      const { findings: after, toConfirm: left } = await detailOf(id);
      expect([after, left]).toEqual([before.findings, before.toConfirm]);
    },
  );

  test('that is not one is asked no more, and comes back when that is undone', async () => {
    const id = await readMeeting();
    const made = await answer(id, { kind: 'drop-question', text: printer, turn: 2 });
    await answer(id, { kind: 'drop-decision', ...price });
    const { findings, decisions } = await detailOf(id);
    expect([findings?.maybe?.openQuestions, findings?.decisions, decisions]).toEqual([[], [], 0]);
    expect(asked((await toConfirm(id)).questions)).toEqual([
      `decision: ${logo}`,
      `action: ${figures.text}`,
      `action: ${lease}`,
      'question: Who calls the harbour?',
    ]);
    await undo(id, made);
    expect(textsOf((await detailOf(id)).findings?.maybe?.openQuestions)).toEqual([printer]);
  });

  test('keeps no place in a transcript that no longer says it', async () => {
    const id = await readMeeting();
    await answer(id, { kind: 'confirm-decision', text: logo, turn: 2 });
    const gone = 'We never said so.';
    const change = { kind: 'confirm-decision' as const, text: logo, turn: 2, quote: gone };
    await app.db
      .updateTable('meetingCorrection')
      .set({ change: jsonb(change) })
      .where('meetingId', '=', id)
      .execute();
    await readAgain(id);
    expect((await detailOf(id)).findings?.decisions[1]).toEqual({
      text: logo,
      evidence: [],
      isConfirmed: true,
    });
  });
});

describe('an action', () => {
  test('that may be one becomes one, rings its owner, and survives new readings', async () => {
    const tom = await app.accounts.buildMember(owner.organizationId);
    const id = await readMeeting();
    const userId = await personOf(app.db, tom);
    const words = 'Look into the lease';
    const dueDay = '2026-12-01';
    await answer(id, {
      kind: 'confirm-action',
      text: lease,
      turn: 3,
      words,
      dueDay,
      owner: { userId },
    });
    await readAgain(id);
    const { actions } = await readActions(tom, { whose: 'mine' });
    expect(actions).toMatchObject([
      { text: words, quote: lease, isConfirmed: true, isCorrected: true, dueDay, state: 'open' },
    ]);
    expect((await tom.call('GET', paths.notifications)).body).toContain(words);
    const { actionItems, findings, actions: count } = await detailOf(id);
    expect(actionItems).toMatchObject([{ text: figures.text }, { text: words, isConfirmed: true }]);
    expect([findings?.maybe?.actions, count]).toEqual([[], 2]);
  });

  test('that was confirmed is a maybe one again when that is undone, unless somebody has changed it', async () => {
    const id = await readMeeting();
    const confirm = { kind: 'confirm-action', text: lease, turn: 3 } as const;
    await undo(id, await answer(id, confirm));
    const { findings, actions } = await detailOf(id);
    expect([textsOf(findings?.maybe?.actions), actions]).toEqual([[lease], 1]);
    const made = await answer(id, confirm);
    const ours = (await readActions(owner)).actions.filter(({ text }) => text === lease);
    const payload = { ids: ours.map((one) => one.id), note: 'Ask the landlord.' };
    expect((await owner.call('PATCH', paths.actions, { payload })).statusCode).toBe(200);
    await undo(id, made);
    const kept = (await readActions(owner)).actions.find(({ text }) => text === lease);
    expect([kept?.note, kept?.isConfirmed]).toEqual(['Ask the landlord.', undefined]);
  });

  test('that is sure is confirmed with another owner and day, and gets them back', async () => {
    const id = await readMeeting();
    const before = (await readActions(owner)).actions;
    const made = await answer(id, {
      kind: 'confirm-action',
      ...figures,
      owner: { name: 'Kim' },
      dueDay: '2026-12-24',
    });
    expect((await readActions(owner)).actions).toMatchObject([
      { text: figures.text, isConfirmed: true, owner: { name: 'Kim' }, dueDay: '2026-12-24' },
    ]);
    await readAgain(id);
    expect((await readActions(owner)).actions).toMatchObject([
      { isConfirmed: true, owner: { name: 'Kim' } },
    ]);
    await undo(id, made);
    expect((await readActions(owner)).actions).toEqual(before);
  });

  test('that is none is dropped, also in the next reading, until that is undone', async () => {
    const id = await readMeeting();
    const made = await answer(id, { kind: 'drop-action', text: lease, turn: 3 });
    const other = await answer(id, { kind: 'drop-action', ...figures });
    const { actions, findings, actionItems } = await detailOf(id);
    expect([actions, findings?.maybe?.actions, actionItems]).toEqual([0, [], []]);
    await undo(id, made);
    expect(textsOf((await detailOf(id)).findings?.maybe?.actions)).toEqual([lease]);
    await readAgain(id);
    expect((await detailOf(id)).actions).toBe(0);
    await undo(id, other);
    expect((await detailOf(id)).actions).toBe(1);
  });

  test('is told to other programs', async () => {
    const events = ['action.created', 'action.changed'];
    const payload = { url: 'https://hooks.example/rapport', events };
    expect((await owner.call('POST', paths.webhooks, { payload })).statusCode).toBeLessThan(300);
    const id = await readMeeting();
    const sent = async () => {
      const rows = await app.db
        .selectFrom('webhookDelivery')
        .select('event')
        .where('organizationId', '=', owner.organizationId)
        .execute();
      return rows.map(({ event }) => event).toSorted();
    };
    expect(await sent()).toEqual(['action.created']);
    await answer(id, { kind: 'confirm-action', text: lease, turn: 3 });
    await answer(id, { kind: 'confirm-action', ...figures });
    expect(await sent()).toEqual(['action.changed', 'action.created', 'action.created']);
  });
});

test('the second answer to the same item is refused, and told who was first with what', async () => {
  const id = await readMeeting();
  const colleague = await app.accounts.buildMember(owner.organizationId, 'admin');
  await app.db
    .updateTable('directoryUser')
    .set({ firstName: 'Ines', lastName: 'Calloway' })
    .where('accountId', '=', owner.accountId)
    .execute();
  const { questions } = await toConfirm(id);
  for (const [at, question] of questions.entries()) {
    if (question.kind === 'speaker') continue;
    const { kind, text, turn } = question;
    const no = { kind: `drop-${kind}`, text, turn } as const;
    const isYes = at % 2 === 0;
    await answer(id, isYes ? yes(question) : no);
    for (const again of [yes(question), no]) {
      const refused = await send(id, again, colleague);
      const message = `Ines Calloway has ${isYes ? 'confirmed' : 'removed'} this meanwhile.`;
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'CHANGED_MEANWHILE', message });
    }
  }
  expect((await detailOf(id, colleague)).confirmed?.by).toBe('Ines Calloway');
});

test('who is second learns the better words of the first', async () => {
  const id = await readMeeting();
  const words = 'The logo becomes blue.';
  await answer(id, { kind: 'confirm-decision', text: logo, turn: 2, words });
  const refused = await send(id, { kind: 'drop-decision', text: logo, turn: 2 });
  expect(refused.json().message).toMatch(
    / has confirmed this meanwhile, as 'The logo becomes blue\.'$/,
  );
});

test('what may be one counts nowhere', async () => {
  const id = await readMeeting();
  expect((await readActions(owner)).counts).toMatchObject({ all: 1 });
  const payload = { question: 'How many decisions were there?' };
  const said = await owner.call('POST', paths.ask, { payload });
  expect(said.body).toContain('1 decision.');
  const { decisions, actions } = await detailOf(id);
  expect([decisions, actions]).toEqual([1, 1]);
});
