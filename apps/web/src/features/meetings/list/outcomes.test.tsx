import type { MeetingListItem } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildMeeting } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const card = (name = 'Quarterly pricing review') => screen.findByRole('article', { name });
const english = { language: 'en', actions: 0 };

test.each<[string, Partial<MeetingListItem>]>([
  ['3 decisions, 1 action', { decisions: 3, actions: 1 }],
  ['1 decision', { decisions: 1 }],
  ['2 actions, 1 open', { decisions: 0, actions: 2, openActions: 1 }],
  ['nothing Rapport is sure of', { decisions: 0 }],
])('a card counts what is sure: %s', async (words, changes) => {
  meetingServer({ meetings: [buildMeeting({ ...english, ...changes })] });
  renderMeetings('/meetings');
  expect(within(await card()).getByText(words)).toBeVisible();
});

test.each<[string, Partial<MeetingListItem>]>([
  ['in which nothing was sought', {}],
  ['in another language', { decisions: 0, language: 'nl' }],
])('a card of a meeting %s claims nothing', async (_, changes) => {
  meetingServer({ meetings: [buildMeeting({ ...english, ...changes })] });
  renderMeetings('/meetings');
  expect(await card()).not.toHaveTextContent(/sure of|action|decision/);
});

test('what is to confirm opens the questions of the meeting', async () => {
  meetingServer({
    meetings: [buildMeeting({ toConfirm: 14 }), buildMeeting({ id: 'b', name: 'Standup' })],
  });
  renderMeetings('/meetings');
  expect(within(await card()).getByRole('link', { name: '14 to confirm' })).toHaveAttribute(
    'href',
    '/meetings/review?confirm=1',
  );
  expect(await card('Standup')).not.toHaveTextContent('to confirm');
});

test('a confirmed meeting says by whom, and not as part of its name', async () => {
  const confirmed = { by: 'Sanne de Boer', on: `${new Date().getFullYear()}-06-17` };
  meetingServer({ meetings: [buildMeeting({ toConfirm: 0, confirmed })] });
  renderMeetings('/meetings');
  expect(within(await card()).getByText('Confirmed by Sanne de Boer, 17 June')).toBeVisible();
});

test('the view To confirm is there while something is to confirm', async () => {
  const { calls } = meetingServer({
    meetings: [buildMeeting({ toConfirm: 2 }), buildMeeting({ id: 'b', name: 'Standup' })],
  });
  const { user } = renderMeetings('/meetings');
  const views = within(screen.getByRole('navigation', { name: 'Views' }));
  await user.click(await views.findByRole('link', { name: 'To confirm 1' }));
  expect(await screen.findByText('1 of 2 meetings')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(calls.at(-1)).toContain('confirm=open');
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
});

test('nothing to confirm, no view', async () => {
  meetingServer({ meetings: [buildMeeting()] });
  renderMeetings('/meetings');
  await card();
  expect(screen.queryByRole('link', { name: /to confirm/i })).toBeNull();
});

test('on a phone the filters are in a sheet, whose button says how many are set', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('max-width'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  meetingServer({ meetings: [buildMeeting()] });
  const { user, router } = renderMeetings('/meetings');
  await card();
  expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Status' }), 'completed');
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Order' }), 'By name');
  await user.click(await sheet.findByRole('button', { name: 'Show 1 meeting' }));
  expect(await screen.findByRole('button', { name: 'Filters, 1 set' })).toBeVisible();
  expect(router.state.location.search).toBe('?status=completed&sort=name');
  vi.restoreAllMocks();
});
