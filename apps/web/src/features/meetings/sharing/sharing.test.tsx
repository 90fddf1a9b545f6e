import {
  type DirectoryPeople,
  type DirectoryPerson,
  type MeetingShares,
  type MeetingSharing,
  meetingSharesUpdateSchema,
  paths,
} from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server } from '@/testing/server.ts';
import { buildMeeting, detailOf } from '../testing/build-meeting.ts';
import { meetingServer, refuseCall } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const ada = { id: '0198b1f0-0000-4000-8000-00000000000a', name: 'Ada Lind', title: 'Counsel' };
const bo = { id: '0198b1f0-0000-4000-8000-00000000000b', name: 'Bo Berg', title: null };

/** A server with a shared meeting, which records changes. */
function sharingServer(sharing: MeetingSharing, shared: DirectoryPerson[]) {
  const saved: string[][] = [];
  let people = shared;
  meetingServer({ meetings: [buildMeeting()] });
  const shares = () => HttpResponse.json<MeetingShares>({ people, canChange: sharing.canChange });
  server.use(
    http.get(`*${paths.meeting}`, () =>
      HttpResponse.json(
        detailOf(buildMeeting(), { sharing: { ...sharing, people: people.length } }),
      ),
    ),
    http.get(`*${paths.meetingShares}`, shares),
    http.put(`*${paths.meetingShares}`, async ({ request }) => {
      const { userIds } = meetingSharesUpdateSchema.parse(await request.json());
      saved.push(userIds);
      people = [ada, bo].filter(({ id }) => userIds.includes(id));
      return shares();
    }),
    http.get(`*${paths.directory}`, () =>
      HttpResponse.json<DirectoryPeople>({ people: [ada, bo], hasMore: false }),
    ),
  );
  return { saved };
}

test('while everyone may read, the line says so and offers no change', async () => {
  sharingServer({ readers: 'everyone', people: 0, canChange: true }, []);
  renderMeetings('/meetings/review');
  expect(await screen.findByText('Everyone in the organization can read this')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
});

test('the uploader adds and removes people', async () => {
  const sharing = { readers: 'participants', people: 1, canChange: true } as const;
  const { saved } = sharingServer(sharing, [ada]);
  const { user } = renderMeetings('/meetings/review');
  expect(await screen.findByText('Participants and 1 other can read this')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this meeting' }));
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(dialog.getByRole('searchbox', { name: 'Add people' }), 'be');
  await user.click(await dialog.findByRole('button', { name: 'Add Bo Berg' }));
  // The meeting is already shared with Ada.
  expect(dialog.queryByRole('button', { name: 'Add Ada Lind' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Remove Ada Lind' }));
  refuseCall(
    'put',
    paths.meetingShares,
    400,
    'A person in the list is no longer in the directory.',
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('no longer in the directory');
  expect(saved).toEqual([]);
});

test('what was saved is shown', async () => {
  const sharing = { readers: 'participants', people: 0, canChange: true } as const;
  const { saved } = sharingServer(sharing, []);
  const { user } = renderMeetings('/meetings/review');
  expect(await screen.findByText('Participants can read this')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Nobody else.')).toBeVisible();
  await user.type(dialog.getByRole('searchbox', { name: 'Add people' }), 'ada');
  await user.click(await dialog.findByRole('button', { name: 'Add Ada Lind' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Participants and 1 other can read this')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved).toEqual([[ada.id]]);
});

test('another reader sees with whom a meeting is shared', async () => {
  sharingServer({ readers: 'participants', people: 2, canChange: false }, [ada, bo]);
  const { user } = renderMeetings('/meetings/review');
  await user.click(await screen.findByRole('button', { name: 'See who' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Shared with' }));
  const people = within(await dialog.findByRole('list', { name: 'Shared with' }));
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada LindCounsel',
    'Bo Berg',
  ]);
  expect(dialog.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
