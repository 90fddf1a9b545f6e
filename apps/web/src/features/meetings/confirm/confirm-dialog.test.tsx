import {
  type ConfirmQuestion,
  type Correction,
  correctionSchema,
  paths,
  type ToConfirm,
} from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { rebroadcast } from '@/realtime/window-events.ts';
import { server } from '@/testing/server.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import {
  buildActionQuestion,
  buildDecisionQuestion,
  buildSpeakerQuestion,
} from '../testing/build-questions.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const decision = buildDecisionQuestion();
const action = buildActionQuestion();
const speaker = buildSpeakerQuestion();
const question: ConfirmQuestion = {
  ...decision,
  kind: 'question',
  id: 'question-buses',
  text: 'Who pays for the buses?',
  turn: 12,
};

/** A server that asks what is given, and takes answers. Tests change `asks` as other people would. */
function confirmServer(questions: ConfirmQuestion[], meeting = buildMeeting({ toConfirm: 3 })) {
  meetingServer({ meetings: [meeting] });
  const asks: ToConfirm = { questions, confirmed: null, nextMeeting: null };
  const sent: Correction[] = [];
  const undone: unknown[] = [];
  let asked = 0;
  server.use(
    http.get(`*${paths.toConfirm}`, () => {
      asked += 1;
      return HttpResponse.json<ToConfirm>(asks);
    }),
    http.post(`*${paths.corrections}`, async ({ request }) => {
      sent.push(correctionSchema.parse(await request.json()));
      return HttpResponse.json({ correctionId: `correction-${sent.length}` }, { status: 202 });
    }),
    http.delete(`*${paths.correction}`, ({ params }) => {
      undone.push(params.correctionId);
      return HttpResponse.json({ correctionId: params.correctionId }, { status: 202 });
    }),
  );
  return { asks, sent, undone, timesAsked: () => asked };
}

async function open() {
  const { user, router } = renderMeetings('/meetings/review');
  await user.click(await screen.findByRole('button', { name: 'Confirm in a minute' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm in a minute' }));
  return { user, router, dialog };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const refuse = (status: number, code: string, message: string) =>
  server.use(
    http.post(`*${paths.corrections}`, () => HttpResponse.json({ code, message }, { status })),
  );

test('one key answers a question; the answers are saved as corrections, and the end tells them', async () => {
  const { asks, sent } = confirmServer([decision, action]);
  const { user, dialog } = await open();
  expect(await heading('Was this decided?')).toBeVisible();
  expect(dialog.getByText('Decision 1 of 1, Rapport is sure of it')).toBeVisible();
  expect(dialog.getByText('When does it start?')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Yes' })).toHaveFocus());
  await user.keyboard('y');
  expect(await heading('Is this something to do?')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Yes' })).toHaveFocus();
  expect(dialog.getByRole('status')).toHaveTextContent(
    '“The pilot starts in May” is a decision. Is this something to do? “I will call',
  );
  expect(dialog.getByText('Said ‘on Friday’, on Thursday 19 November')).toBeVisible();
  asks.questions = [];
  asks.confirmed = { by: 'Ines Calloway', on: '2025-11-20' };
  asks.nextMeeting = { id: 'other', title: 'Depot leads', toConfirm: 6 };
  await user.keyboard('n');
  expect(
    await screen.findByText(
      'You kept 1 and took out 1. It stays so when the meeting is read again.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Confirmed' })).toBeVisible();
  expect(
    await dialog.findByText(/sees ‘Confirmed by Ines Calloway, 20 November 2025’/),
  ).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Next meeting/ })).toHaveAttribute(
    'href',
    '/meetings/other?confirm=1',
  );
  expect(sent).toEqual([
    { kind: 'confirm-decision', text: decision.text, turn: 5 },
    { kind: 'drop-action', text: action.text, turn: 8 },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('better words are saved with Enter and count as yes; Escape leaves them, and only then closes', async () => {
  const { sent } = confirmServer([decision, action]);
  const { user } = await open();
  await user.keyboard('e');
  const words = await screen.findByLabelText('In better words');
  expect(words).toHaveFocus();
  await user.type(words, ' yes');
  await user.keyboard('{Escape}');
  expect(words).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus();
  await user.keyboard('e');
  const again = await screen.findByLabelText('In better words');
  await user.clear(again);
  await user.type(again, 'The pilot starts on 3 May.{Enter}');
  expect(await heading('Is this something to do?')).toBeVisible();
  expect(sent).toEqual([
    { kind: 'confirm-decision', text: decision.text, turn: 5, words: 'The pilot starts on 3 May.' },
  ]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the day of an action is changed before it is confirmed', async () => {
  const { sent } = confirmServer([action]);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Day: ?Fri 20 Nov 2026$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'When is it due?' }));
  const day = dialog.getByLabelText('Due');
  await user.clear(day);
  await user.type(day, '2026-11-24');
  await user.click(dialog.getByRole('button', { name: 'Set date' }));
  expect(await screen.findByRole('button', { name: /^Day: ?Tue 24 Nov 2026$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { kind: 'confirm-action', text: action.text, turn: 8, dueDay: '2026-11-24' },
    ]),
  );
});

test('undo reaches back over skipped and answered ones', async () => {
  const { undone, sent } = confirmServer([decision, action]);
  const { user } = await open();
  await user.keyboard('y');
  await heading('Is this something to do?');
  await user.keyboard('s');
  expect(await heading('1 of 2 answered')).toBeVisible();
  expect(screen.getAllByRole('definition')).toHaveLength(2);
  expect(screen.getByText('What you skipped is asked again next time.')).toBeVisible();
  await user.keyboard('z');
  expect(await heading('Is this something to do?')).toBeVisible();
  expect(undone).toEqual([]);
  await user.keyboard('z');
  expect(await heading('Was this decided?')).toBeVisible();
  expect(undone).toEqual(['correction-1']);
  expect(sent).toHaveLength(1);
});

test('the end counts nothing when everything was skipped', async () => {
  confirmServer([decision]);
  const { user, dialog } = await open();
  await user.keyboard('s');
  expect(await heading('0 of 1 answered')).toBeVisible();
  expect(dialog.queryByRole('definition')).not.toBeInTheDocument();
});

test('an answer that is not saved keeps its card', async () => {
  confirmServer([decision]);
  refuse(500, 'BROKEN', 'broken');
  const { user } = await open();
  await user.keyboard('y');
  expect(await screen.findByText('Not saved. Try again.')).toBeVisible();
  expect(await heading('Was this decided?')).toBeVisible();
});

test('what somebody else answered first is said with the next question, and told at the end', async () => {
  const { asks } = confirmServer([decision, action]);
  const { user } = await open();
  refuse(409, 'CHANGED_MEANWHILE', 'Tom Leiva has removed this meanwhile.');
  asks.questions = [action];
  await user.keyboard('y');
  expect(await heading('Is this something to do?')).toBeVisible();
  expect(
    screen.getByText(
      'Your answer to “The pilot starts in May.” was not saved. Tom Leiva has removed this meanwhile.',
    ),
  ).toBeVisible();
  await user.keyboard('s');
  expect(await heading('0 of 2 answered')).toBeVisible();
  expect(screen.queryByText(/^Your answer to/)).not.toBeInTheDocument();
  expect(screen.getByText(/^1 question was answered by somebody else/)).toBeVisible();
});

test('what others answer leaves the list at once, except for the question that is being read', async () => {
  const { asks } = confirmServer([decision, action, question]);
  const { user, dialog } = await open();
  asks.questions = [question];
  act(() => rebroadcast('meeting-updated', { eventId: 'other', organizationId: 'northwind' }));
  expect(dialog.getByRole('progressbar', { name: '0 of 3 answered' })).toBeVisible();
  act(() => rebroadcast('meeting-updated', { eventId: 'review', organizationId: 'northwind' }));
  expect(await dialog.findByRole('progressbar', { name: '1 of 3 answered' })).toBeVisible();
  expect(await heading('Was this decided?')).toBeVisible();
  await user.keyboard('s');
  expect(await heading('Is this still open?')).toBeVisible();
});

test('speakers are asked first; then, and once the meeting is read again, the rest is asked for anew', async () => {
  const { asks, sent, timesAsked } = confirmServer([speaker, action]);
  const { user } = await open();
  expect(await heading('Is this Greta Holm?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled();
  asks.questions = [{ ...action, owner: { userId: 'user-greta', name: 'Greta Holm' } }];
  await user.keyboard('y');
  expect(await screen.findByRole('button', { name: /^Owner: ?Greta Holm$/ })).toBeVisible();
  expect(sent).toEqual([
    { kind: 'tie-speaker', participantId: 'greta', userId: 'user-greta', isAnswer: true },
  ]);
  expect(timesAsked()).toBe(2);
  asks.questions = [{ ...action, owner: null }];
  act(() => rebroadcast('meeting-updated', { eventId: 'review', organizationId: 'northwind' }));
  expect(await screen.findByRole('button', { name: /^Owner: ?Nobody named$/ })).toBeVisible();
});

test('the address of a card opens the questions once', async () => {
  confirmServer([decision]);
  const { router } = renderMeetings('/meetings/review?confirm=1');
  expect(await heading('Was this decided?')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('nothing left to ask opens no dialog', async () => {
  const { asks } = confirmServer([decision]);
  asks.questions = [];
  const { user } = renderMeetings('/meetings/review');
  await user.click(await screen.findByRole('button', { name: 'Confirm in a minute' }));
  expect(await screen.findByText('Nothing is left to confirm.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a confirmed meeting says by whom, and shows the answers again', async () => {
  const confirmed = { by: 'Ines Calloway', on: '2025-11-20' };
  confirmServer([], buildMeeting({ toConfirm: 0, confirmed }));
  const { user } = renderMeetings('/meetings/review');
  expect(await screen.findByText('Confirmed by Ines Calloway, 20 November 2025')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByRole('dialog', { name: 'Look again' })).toBeVisible();
});

test('who may not correct the meeting is not asked', async () => {
  const can = { cancel: false, retry: false, delete: false, correct: false };
  confirmServer([decision], buildMeeting({ can }));
  renderMeetings('/meetings/review?confirm=1');
  expect(await screen.findByRole('heading', { name: /^52 minutes, 3 people/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm in a minute' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
