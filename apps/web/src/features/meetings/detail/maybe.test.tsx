import { type Correction, correctionSchema, type MeetingFindings, paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server } from '@/testing/server.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const sentence = (text: string, turn: number) => ({
  text,
  evidence: [{ turn, quote: text, said: { start: 842 + turn * 29, speaker: 'Priya Raman' } }],
});
const maybe = {
  owner: 'Priya',
  dueDate: null,
  dueDay: null,
  before: null,
  ...sentence('I could ask the harbour.', 3),
};
const findings: MeetingFindings = {
  inShort: [],
  chapters: [],
  decisions: [],
  openQuestions: [],
  maybe: {
    decisions: [sentence('Then we repaint the docks.', 1), sentence('May is fine.', 2)],
    actions: [maybe],
    openQuestions: [],
  },
};

function open(correct = true) {
  const meeting = buildMeeting({ language: 'en', toConfirm: 3 });
  const meetings = [{ ...meeting, can: { ...meeting.can, correct } }];
  const { state } = meetingServer({ meetings, findings, actionItems: [] });
  const sent: Correction[] = [];
  server.use(
    http.post(`*${paths.corrections}`, async ({ request }) => {
      sent.push(correctionSchema.parse(await request.json()));
      return HttpResponse.json({ correctionId: 'correction-1' }, { status: 202 });
    }),
  );
  return { state, sent, ...renderMeetings('/meetings/review') };
}

test('what may be a decision is folded and not counted, until somebody says yes', async () => {
  const { user, state, sent } = open();
  const heading = '52 minutes, 3 people: nothing Rapport is sure of';
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(
    screen.getByText('What Rapport is sure of. 3 to confirm, maybes among them'),
  ).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('None that Rapport is sure of')).toHaveLength(3));
  expect(screen.queryByText('“May is fine.”')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: /^2 more that may be decisions/ }));
  const list = within(screen.getByRole('list', { name: 'May be decisions' }));
  expect(list.getByRole('link', { name: '14:31 Jonas Keller' })).toBeVisible();
  state.findings = { ...findings, decisions: [sentence('Then we repaint the docks.', 1)] };
  await user.click(
    list.getByRole('button', { name: 'Yes, a decision: Then we repaint the docks.' }),
  );
  expect(await screen.findByText('Confirmed the decision.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: /: 1 decision$/ })).toBeVisible();
  await user.click(list.getByRole('button', { name: 'No, not a decision: May is fine.' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { kind: 'confirm-decision', text: 'Then we repaint the docks.', turn: 1 },
      { kind: 'drop-decision', text: 'May is fine.', turn: 2 },
    ]),
  );
});

test('who may not correct the meeting only reads what may be an action', async () => {
  const { user } = open(false);
  expect(await screen.findByText('What Rapport is sure of')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^1 more that may be an action/ }));
  const list = screen.getByRole('list', { name: 'May be actions' });
  expect(list).toHaveTextContent('“I could ask the harbour.”');
  expect(within(list).queryByRole('button')).not.toBeInTheDocument();
});

test('a confirmed question is removed together with its confirmation', async () => {
  const { user, state, sent } = open();
  const question = sentence('Who calls the harbour?', 1);
  state.findings = { ...findings, openQuestions: [{ ...question, isConfirmed: true }] };
  await user.click(await screen.findByRole('button', { name: 'Remove: Who calls the harbour?' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { kind: 'drop-question', text: 'Who calls the harbour?', turn: 1, isConfirmed: true },
    ]),
  );
});
