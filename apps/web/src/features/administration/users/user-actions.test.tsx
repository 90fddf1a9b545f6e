import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  administrationServer,
  organizationCall,
  refuseCall,
} from '../testing/administration-server.ts';
import { invited, member, owner, synced } from '../testing/build-user.ts';
import { renderAdministration } from '../testing/render-administration.tsx';

const everybody = [owner, member, invited, synced];

describe('the menu of a row', () => {
  const openMenu = async (name: string, users = everybody) => {
    const backend = administrationServer({ users });
    const app = await renderAdministration();
    await app.user.click(await screen.findByRole('button', { name: `Menu for ${name}` }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    const choose = async (item: string, answer: string) => {
      await app.user.click(screen.getByRole('menuitem', { name: item }));
      const question = await screen.findByRole('alertdialog');
      await app.user.click(within(question).getByRole('button', { name: answer }));
    };
    return { ...app, ...backend, items, choose };
  };

  it.each([
    ['Helena Brandt', ['View profile']],
    ['Priya Raman', ['View profile', 'Hand over ownership', 'Remove from organization']],
    ['Tomás Leiva', ['View profile', 'Copy invitation link', 'Cancel invitation']],
    ['jonas.keller@northwind.example', ['View profile']],
  ])('of %s offers what the server allows', async (name, offered) => {
    expect((await openMenu(name)).items).toEqual(offered);
  });

  it('copies the link of an invitation', async () => {
    const { user } = await openMenu('Tomás Leiva');
    await user.click(screen.getByRole('menuitem', { name: 'Copy invitation link' }));
    expect(await screen.findByText('Invitation link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/accept-invite/invitation-tomas`,
    );
  });

  it('shows a link that cannot be copied until one is copied', async () => {
    const { user } = await openMenu('Tomás Leiva');
    const copy = () => user.click(screen.getByRole('menuitem', { name: 'Copy invitation link' }));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Denied'));
    await copy();
    expect(await screen.findByText(/^The link could not be copied/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Menu for Tomás Leiva' }));
    await copy();
    expect(await screen.findByText('Invitation link copied.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText(/^The link could not be copied/)).not.toBeInTheDocument(),
    );
  });

  it('cancels an invitation after confirmation', async () => {
    const { choose, callsTo } = await openMenu('Tomás Leiva');
    await choose('Cancel invitation', 'Cancel Invitation');
    expect(await screen.findByText(`Invitation for ${invited.email} cancelled.`)).toBeVisible();
    expect(callsTo('cancel-invitation')).toMatchObject([
      { body: { invitationId: 'invitation-tomas' } },
    ]);
    await waitFor(() => expect(callsTo('/user/all')).toHaveLength(2));
  });

  it('does not cancel an invitation without confirmation', async () => {
    const { choose, callsTo } = await openMenu('Tomás Leiva');
    await choose('Cancel invitation', 'Keep Invitation');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(callsTo('cancel-invitation')).toEqual([]);
  });

  it('removes a member after confirmation', async () => {
    const { choose, callsTo } = await openMenu('Priya Raman');
    await choose('Remove from organization', 'Remove');
    expect(await screen.findByText('Priya Raman was removed from the organization.')).toBeVisible();
    expect(callsTo('remove-member')).toMatchObject([{ body: { memberIdOrEmail: 'member-priya' } }]);
  });

  it('hands over ownership after confirmation', async () => {
    const { choose, callsTo } = await openMenu('Priya Raman');
    await choose('Hand over ownership', 'Hand Over Ownership');
    expect(
      await screen.findByText('Priya Raman is the owner now, and you are an admin.'),
    ).toBeVisible();
    expect(callsTo('hand-over')).toMatchObject([{ body: { memberId: 'member-priya' } }]);
  });

  it.each([
    [403, '', "You don't have permission to remove users."],
    [404, '', 'User not found or not a member of this organization.'],
    [500, '', 'Failed to remove the user. Please try again.'],
    [409, 'Not in this state.', 'Not in this state.'],
  ])('that fails with %i shows the reason', async (status, message, sentence) => {
    const { choose } = await openMenu('Priya Raman');
    refuseCall('post', organizationCall('remove-member'), status, message);
    await choose('Remove from organization', 'Remove');
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
