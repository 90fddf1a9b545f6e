import { type ManyInvitations, type ManyInvitationsResult, paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server } from '@/testing/server.ts';
import { administrationServer, refuseCall } from '../testing/administration-server.ts';
import { buildUser, invited, owner, synced } from '../testing/build-user.ts';
import { renderAdministration } from '../testing/render-administration.tsx';

function answerInvitations(answer: Partial<ManyInvitationsResult> = {}) {
  const sent: ManyInvitations[] = [];
  server.use(
    http.post<never, ManyInvitations>(`*${paths.invitations}`, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      const addresses = 'addresses' in body.to ? body.to.addresses : [synced.email];
      const results = addresses.map((address) => ({
        address,
        outcome: 'sent' as const,
        invitationId: `id-${address}`,
      }));
      return HttpResponse.json<ManyInvitationsResult>({
        results,
        remaining: 0,
        sendsMail: true,
        ...answer,
      });
    }),
  );
  return sent;
}

const syncedPeople = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildUser({
      id: `s${index}`,
      email: `s${index}@acme.example`,
      firstName: `Person${index}`,
      status: 'SYNCED_ONLY',
      organizationMemberId: null,
      can: { invite: true },
    }),
  );

test('a pasted list is invited in one call, with a result for each address', async () => {
  administrationServer({ users: [owner] });
  const sent = answerInvitations({
    results: [
      { address: 'mara@acme.example', outcome: 'sent', invitationId: 'id-1' },
      { address: owner.email, outcome: 'already-member', invitationId: null },
      { address: 'tom@acme.example', outcome: 'already-invited', invitationId: 'id-2' },
      { address: 'wrong', outcome: 'invalid', invitationId: null },
    ],
  });
  const { user } = await renderAdministration();
  await user.click(await screen.findByRole('button', { name: 'Invite several' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'Send Invitations' });
  expect(send).toBeDisabled();
  await user.click(dialog.getByLabelText('E-mail addresses'));
  await user.paste(
    `Mara Lund <mara@acme.example>\n${owner.email}, tom@acme.example; wrong\nmara@acme.example`,
  );
  expect(dialog.getByText('4 addresses')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Role'), 'Admin');
  await user.dblClick(send);
  expect(await dialog.findByText('1 invitation sent, 3 addresses left out.')).toBeVisible();
  const rows = within(dialog.getByRole('list', { name: 'What came of each address' }));
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'mara@acme.exampleInvitation sent',
    `${owner.email}Already a member`,
    'tom@acme.exampleAlready invited',
    'wrongNot a valid email address',
  ]);
  expect(dialog.queryByRole('button', { name: /link/ })).toBeNull();
  expect(sent).toEqual([
    {
      role: 'admin',
      to: { addresses: ['mara@acme.example', owner.email, 'tom@acme.example', 'wrong'] },
    },
  ]);
});

test('without a mail server the links are offered, one by one and all together', async () => {
  administrationServer({ users: [owner] });
  answerInvitations({ sendsMail: false });
  const { user } = await renderAdministration();
  await user.click(await screen.findByRole('button', { name: 'Invite several' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('E-mail addresses'));
  await user.paste('mara@acme.example, tom@acme.example');
  await user.click(dialog.getByRole('button', { name: 'Send Invitations' }));
  expect(await dialog.findByText('2 invitations made.')).toBeVisible();
  expect(dialog.getByText(/^No mail server is set up/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy the link of tom@acme.example' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/accept-invite\/id-tom%40acme\.example$/);
  await user.click(dialog.getByRole('button', { name: 'Copy all links' }));
  expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(2);
});

test('a refused call says so and keeps what was typed', async () => {
  administrationServer({ users: [owner] });
  refuseCall('post', paths.invitations, 403);
  const { user } = await renderAdministration();
  await user.click(await screen.findByRole('button', { name: 'Invite several' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('E-mail addresses'));
  await user.paste('mara@acme.example');
  await user.click(dialog.getByRole('button', { name: 'Send Invitations' }));
  expect(
    await dialog.findByText("You don't have permission to invite users to this organization."),
  ).toBeVisible();
  expect(dialog.getByLabelText('E-mail addresses')).toHaveValue('mara@acme.example');
});

test('people are filtered by status, and chosen ones are invited', async () => {
  administrationServer({ users: [owner, invited, ...syncedPeople(12)] });
  const sent = answerInvitations();
  const { user, router } = await renderAdministration('/admin?page=2');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.selectOptions(await screen.findByLabelText('Status'), 'Synced');
  expect(router.state.location.search).toBe('?status=SYNCED_ONLY');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Person3 Raman' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Person5 Raman' }));
  const bar = within(screen.getByRole('toolbar', { name: '2 selected' }));
  await user.click(bar.getByRole('button', { name: 'Invite...' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText("2 people with the status 'Synced'.")).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send Invitations' }));
  expect(await dialog.findByText('2 invitations sent.')).toBeVisible();
  expect(sent).toEqual([
    { role: 'member', to: { addresses: ['s3@acme.example', 's5@acme.example'] } },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});

test('all matching people are invited without listing them', async () => {
  administrationServer({ users: [owner, ...syncedPeople(12)] });
  const sent = answerInvitations({ remaining: 5 });
  const { user } = await renderAdministration('/admin?status=SYNCED_ONLY&search=person');
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 12 matching' }));
  const bar = within(screen.getByRole('toolbar', { name: '12 selected' }));
  await user.click(bar.getByRole('button', { name: 'Invite...' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send Invitations' }));
  await user.click(await dialog.findByRole('button', { name: 'Invite the next 5' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toEqual({ role: 'member', to: { synced: { q: 'person' } } });
});

test('a status that nobody has says so', async () => {
  administrationServer({ users: [owner] });
  await renderAdministration('/admin?status=INVITED');
  expect(await screen.findByText('Nobody has this status.')).toBeVisible();
});
