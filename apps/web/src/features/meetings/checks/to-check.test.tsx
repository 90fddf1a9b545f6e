import type { MeetingCheckKind } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildMeeting } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const carrier = (...toCheck: [MeetingCheckKind, ...MeetingCheckKind[]]) =>
  buildMeeting({ id: 'carrier', name: 'Weekly carrier call', duration: 1445, toCheck });

const card = (name: string) => screen.findByRole('article', { name });

test('a meeting to check says why in the list, and leads to its card', async () => {
  meetingServer({ meetings: [carrier('length', 'date'), buildMeeting()] });
  renderMeetings('/meetings');
  const doubted = await card('Weekly carrier call');
  expect(doubted).toHaveTextContent('length to check');
  expect(doubted).not.toHaveTextContent('1445 min');
  expect(doubted).toHaveTextContent(
    'To checkIts length was read as 24 h 5 min. In no sum until somebody decides. 1 more doubt.',
  );
  expect(within(doubted).getByRole('link', { name: 'Check' })).toHaveAttribute(
    'href',
    '/check-meetings?meeting=carrier',
  );
  expect(await card('Quarterly pricing review')).not.toHaveTextContent('To check');
});

test.each<[MeetingCheckKind, string]>([
  ['date', 'The name of its file or a weekday says another day.'],
  ['names-inside', 'Names stand inside other people’s turns.'],
  ['names-missed', 'Names or times of its file may not have been read.'],
  ['some-times', 'Only some of its turns have a time.'],
  ['one-speaker', 'One speaker has all its turns.'],
  ['unattributed', 'Many of its words have no speaker.'],
])('%s: %s', async (kind, reason) => {
  meetingServer({ meetings: [carrier(kind)] });
  renderMeetings('/meetings');
  expect(await card('Weekly carrier call')).toHaveTextContent(reason);
  expect(await card('Weekly carrier call')).toHaveTextContent('1445 min');
});

test('the view To check is there while something is to check', async () => {
  const { calls } = meetingServer({ meetings: [carrier('length'), buildMeeting()] });
  const { user } = renderMeetings('/meetings');
  expect(await screen.findByRole('link', { name: '1 to check' })).toHaveAttribute(
    'href',
    '/check-meetings',
  );
  const views = within(screen.getByRole('navigation', { name: 'Views' }));
  await user.click(views.getByRole('link', { name: 'To check 1' }));
  expect(await screen.findByText('1 of 2 meetings')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(calls.at(-1)).toContain('check=open');
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
});

test('nothing to check, no view and no count', async () => {
  meetingServer({ meetings: [buildMeeting()] });
  renderMeetings('/meetings');
  await card('Quarterly pricing review');
  expect(screen.queryByRole('link', { name: /to check/i })).toBeNull();
});

test('the page of the meeting says it above its details', async () => {
  meetingServer({ meetings: [carrier('length')] });
  renderMeetings('/meetings/carrier');
  expect(await screen.findByText(/^Its length was read as 24 h 5 min/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Check' })).toHaveAttribute(
    'href',
    '/check-meetings?meeting=carrier',
  );
  const [, duration] = screen.getAllByText('To check');
  expect(duration?.tagName).toBe('DD');
});
