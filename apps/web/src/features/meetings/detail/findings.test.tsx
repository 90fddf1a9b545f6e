import type { MeetingFindings } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildMeeting } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const sentence = (text: string, turn: number) => ({ text, evidence: [{ turn, quote: text }] });
const findings: MeetingFindings = {
  inShort: [sentence('One price per plan from 14 January.', 0)],
  chapters: [
    { title: 'Round of news', fromTurn: 0, toTurn: 1, start: 0, end: 420 },
    { title: 'Three quotes', fromTurn: 2, toTurn: 3, start: 420, end: 780 },
  ],
  decisions: [sentence('Then it is one price per plan.', 0)],
  openQuestions: [],
};

const textsOf = async (label: string) =>
  within(await screen.findByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('findings stand around the details, each with a time or a link', async () => {
  const meeting = buildMeeting({ language: 'en' });
  meetingServer({ meetings: [meeting], findings, actionItems: [] });
  renderMeetings('/meetings/review');
  expect(await textsOf('In short')).toEqual([expect.stringContaining('One price per plan')]);
  expect(await textsOf('Chapters')).toEqual([
    '1Round of news00:00, 7 min',
    '2Three quotes07:00, 6 min',
  ]);
  expect(await textsOf('Decisions')).toEqual([expect.stringContaining('Then it is one price')]);
  expect(screen.getByText('No open questions were found.')).toBeInTheDocument();
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  const findingsAndDetails = [
    ...['In short', 'Meeting Details', 'Chapters', 'Decisions', 'Actions'],
    ...['Open questions', 'Sentiment Breakdown'],
  ];
  expect(regions.filter((name) => findingsAndDetails.includes(name ?? ''))).toEqual(
    findingsAndDetails,
  );
});

test('a meeting in another language has no lists that need English', async () => {
  meetingServer({ meetings: [buildMeeting({ language: 'fr' })], findings });
  renderMeetings('/meetings/review');
  expect(await textsOf('In short')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Decisions' })).not.toBeInTheDocument();
});

test('a meeting analysed before findings existed has none', async () => {
  meetingServer({ meetings: [buildMeeting()], findings: null });
  renderMeetings('/meetings/review');
  expect(await screen.findByRole('region', { name: 'Meeting Details' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Decisions' })).not.toBeInTheDocument();
});

test('an open question becomes an action of the meeting', async () => {
  const asked = { ...findings, openQuestions: [sentence('Who calls the harbour?', 1)] };
  const meetings = [buildMeeting({ language: 'en' })];
  const { state } = meetingServer({ meetings, findings: asked, actionItems: [] });
  const { user } = renderMeetings('/meetings/review');
  const name = 'Make it an action: Who calls the harbour?';
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('What is to be done')).toHaveValue('Who calls the harbour?');
  await user.click(dialog.getByRole('button', { name: 'Add action' }));
  expect(await screen.findByRole('list', { name: 'Actions' })).toHaveTextContent(
    'Who calls the harbour?',
  );
  expect(state.actions).toMatchObject([{ origin: 'added' }]);
});
