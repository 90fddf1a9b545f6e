import { paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server } from '@/testing/server.ts';
import {
  administrationServer,
  organizationCall,
  refuseCall,
} from '../testing/administration-server.ts';
import { buildUsers, invited, member, owner, synced } from '../testing/build-user.ts';
import { renderAdministration } from '../testing/render-administration.tsx';

afterEach(() => vi.unstubAllEnvs());

const everybody = [owner, member, invited, synced];
const row = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const found = link.closest('tr');
  if (!found) throw new Error(`${name} is in no row`);
  return within(found);
};
const searchBox = () => screen.getByRole('searchbox', { name: 'Search users by name or email' });

describe('the link to the system page', () => {
  it('is shown to owners of the organization that runs the installation', async () => {
    administrationServer();
    await renderAdministration();
    expect(await screen.findByRole('link', { name: 'System' })).toBeVisible();
  });

  it('is not shown to owners of another organization', async () => {
    administrationServer();
    server.use(
      http.get(`*${paths.auth}/organization/list`, () =>
        HttpResponse.json([
          {
            id: 'northwind',
            name: 'Northwind',
            slug: 'northwind',
            role: 'owner',
            memberCount: 1,
            runsInstallation: false,
          },
        ]),
      ),
    );
    await renderAdministration();
    await screen.findByText(/^The people of Northwind/);
    expect(screen.queryByRole('link', { name: 'System' })).not.toBeInTheDocument();
  });
});

describe('the tabs', () => {
  it('show available and announced sections', async () => {
    administrationServer({ users: everybody });
    const { user, router } = await renderAdministration();
    expect(screen.getByRole('heading', { name: 'Administration' })).toBeVisible();
    for (const name of ['White Label', 'Super Admin', 'Initiatives', 'Integrations']) {
      const tab = screen.getByRole('tab', { name: `${name} coming soon` });
      expect(tab).toHaveAttribute('aria-disabled', 'true');
      await user.click(tab);
    }
    expect(screen.getByRole('tab', { name: 'Organization' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('tab', { name: 'Users & Roles' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(router.state.location.search).toBe('');
    expect(await screen.findByText(/^The people of Northwind, their roles/)).toBeInTheDocument();
  });

  it('are kept in the address', async () => {
    administrationServer({ users: everybody });
    const { user, router } = await renderAdministration();
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    expect(router.state.location.search).toBe('?tab=settings');
    expect(await screen.findByRole('heading', { name: 'General Settings' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Users & Roles' }));
    expect(router.state.location.search).toBe('');
    expect(await row('Priya Raman')).toBeDefined();
  });
});

describe('mail', () => {
  it('that was not delivered is listed with its reason', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const { state } = administrationServer({ users: everybody });
    state.undelivered = [
      {
        id: 'mail',
        to: 'nobody@northwind.example',
        subject: 'Join Northwind',
        reason: 'The mail server refused it: 550 No such user',
        failedAt: '2026-11-19T16:20:00.000Z',
      },
    ];
    await renderAdministration();
    const list = within(await screen.findByRole('region', { name: 'Undelivered e-mails' }));
    expect(list.getByText('nobody@northwind.example')).toBeVisible();
    expect(list.getByText('The mail server refused it: 550 No such user')).toBeVisible();
    expect(list.getByText(/^Join Northwind, 19 Nov 2026/)).toBeVisible();
  });
});

describe('the list', () => {
  it('shows a skeleton while loading', async () => {
    administrationServer();
    server.use(http.get(`*${paths.users}`, () => delay('infinite')));
    await renderAdministration();
    expect(await screen.findByText('Loading users...')).toBeInTheDocument();
  });

  it('shows an error and can be retried', async () => {
    administrationServer({ users: everybody });
    refuseCall('get', paths.users, 403);
    const { user } = await renderAdministration('/admin?search=ri');
    expect(await screen.findByText('Failed to load users. Please try again.')).toBeVisible();
    expect(screen.getByText('Your search is kept.')).toBeVisible();
    server.resetHandlers();
    administrationServer({ users: everybody });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('Priya Raman')).toBeDefined();
  });

  it('shows help if there is nobody', async () => {
    administrationServer();
    await renderAdministration();
    expect(await screen.findByText('No Users Found')).toBeVisible();
    expect(
      screen.getByText(/^Contact your administrator to sync users from external systems/),
    ).toBeVisible();
  });

  it('shows name, role, status and date of invitation', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    administrationServer({ users: everybody });
    await renderAdministration();
    const boss = await row('Helena Brandt');
    for (const text of ['HB', 'helena.brandt@northwind.example', 'Owner', 'Active'])
      expect(boss.getByText(text)).toBeInTheDocument();
    const tomas = await row('Tomás Leiva');
    for (const text of ['Admin', 'Invited', 'Invited 14 Nov 2026'])
      expect(tomas.getByText(text)).toBeInTheDocument();
    // Without a name, the e-mail is shown.
    const jonas = await row('jonas.keller@northwind.example');
    expect(jonas.getByText('Synced')).toBeInTheDocument();
    expect(jonas.queryByText('Member')).not.toBeInTheDocument();
    expect((await row('Priya Raman')).getByText('Member')).toBeInTheDocument();
  });

  it('opens a profile that links back to the list', async () => {
    administrationServer({ users: everybody });
    const { user, router } = await renderAdministration('/admin?search=priya');
    await user.click(await screen.findByRole('link', { name: 'Priya Raman' }));
    expect(router.state.location.pathname).toBe('/users/priya');
    expect(router.state.location.state).toEqual({ from: '/admin?search=priya' });
  });
});

describe('searching', () => {
  it('waits for a pause in typing, starts on the first page and is kept in the address', async () => {
    const { callsTo } = administrationServer({ users: [...buildUsers(30), member] });
    const { user, router } = await renderAdministration('/admin?page=2');
    await row('Person11 Raman');
    expect(searchBox()).toHaveAttribute('placeholder', 'Search users by name or email...');
    await user.type(searchBox(), 'priya.raman');
    await waitFor(() => expect(screen.getByText('Showing 1 to 1 of 1 users')).toBeVisible());
    expect(router.state.location.search).toBe('?search=priya.raman');
    expect(callsTo('q=').map(({ call }) => call)).toEqual([
      'GET /api/v1/user/all?type=all&page=1&limit=10&q=priya.raman',
    ]);
  });

  it('says if nobody matches, and can be cleared', async () => {
    administrationServer({ users: everybody });
    const { user, router } = await renderAdministration('/admin?search=nobody');
    expect(await screen.findByText('No Users Found')).toBeVisible();
    expect(
      screen.getByText('No users found matching "nobody". Try adjusting your search terms.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(await row('Priya Raman')).toBeDefined();
    expect(router.state.location.search).toBe('');
    await user.type(searchBox(), 'x');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(searchBox()).toHaveValue('');
  });
});

describe('the pages', () => {
  const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));

  it('are counted, linked and kept in the address', async () => {
    administrationServer({ users: buildUsers(105) });
    const { user, router } = await renderAdministration();
    expect(await screen.findByText('Showing 1 to 10 of 105 users')).toBeVisible();
    expect(
      pages()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['1', '2', '11', 'Next']);
    expect(pages().getByText('Previous')).toHaveAttribute('aria-disabled', 'true');
    await user.click(pages().getByRole('link', { name: 'Page 11' }));
    expect(await screen.findByText('Showing 101 to 105 of 105 users')).toBeVisible();
    expect(router.state.location.search).toBe('?page=11');
    expect(pages().getByRole('link', { name: 'Page 11' })).toHaveAttribute('aria-current', 'page');
    expect(pages().getByText('Next')).toHaveAttribute('aria-disabled', 'true');
    await user.click(pages().getByRole('link', { name: 'Previous' }));
    expect(await screen.findByText('Showing 91 to 100 of 105 users')).toBeVisible();
  });

  it('have 10, 25 or 50 people', async () => {
    administrationServer({ users: buildUsers(60) });
    const { user, router } = await renderAdministration('/admin?page=3');
    await screen.findByText('Showing 21 to 30 of 60 users');
    const size = screen.getByRole('combobox', { name: 'Per page' });
    expect(
      within(size)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '25', '50']);
    await user.selectOptions(size, '25');
    expect(await screen.findByText('Showing 1 to 25 of 60 users')).toBeVisible();
    expect(router.state.location.search).toBe('?limit=25');
  });

  it('redirect to the last page from one beyond it', async () => {
    administrationServer({ users: buildUsers(12) });
    const { router } = await renderAdministration('/admin?page=9');
    expect(await screen.findByText('Showing 11 to 12 of 12 users')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
  });
});

describe('inviting', () => {
  const dialog = (name: string) => screen.findByRole('dialog', { name });

  it('a synced person sends the chosen role', async () => {
    const { callsTo } = administrationServer({ users: everybody });
    const { user } = await renderAdministration();
    await user.click(await screen.findByRole('button', { name: `Invite ${synced.email}` }));
    const asked = within(await dialog('Invite User'));
    expect(asked.getByLabelText('E-mail')).toHaveValue(synced.email);
    expect(asked.getByLabelText('E-mail')).toHaveAttribute('readonly');
    expect(
      asked.getByText('Choose the appropriate role for this user in your organization.'),
    ).toBeVisible();
    await user.selectOptions(asked.getByLabelText('Role'), 'Admin');
    await user.click(asked.getByRole('button', { name: 'Send Invitation' }));
    expect(
      await screen.findByText(`Invitation sent successfully to ${synced.email}`),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(callsTo('invite-member')).toMatchObject([
      { body: { email: synced.email, role: 'admin' } },
    ]);
    await waitFor(() => expect(callsTo('/user/all')).toHaveLength(2));
  });

  it('again keeps the role and is labelled as resending', async () => {
    const { callsTo } = administrationServer({ users: everybody });
    const { user } = await renderAdministration();
    await user.click(
      await screen.findByRole('button', { name: 'Resend invitation to Tomás Leiva' }),
    );
    const asked = within(await dialog('Resend Invitation'));
    await user.click(asked.getByRole('button', { name: 'Resend Invitation' }));
    expect(
      await screen.findByText(`Invitation resent successfully to ${invited.email}`),
    ).toBeVisible();
    expect(callsTo('invite-member')).toMatchObject([
      { body: { email: invited.email, role: 'admin', resend: true } },
    ]);
  });

  it('a new person needs a valid address', async () => {
    const { callsTo } = administrationServer({ users: everybody });
    const { user } = await renderAdministration();
    await user.click(screen.getByRole('button', { name: 'Invite User' }));
    const asked = within(await dialog('Invite User'));
    expect(asked.getByLabelText('E-mail')).toHaveFocus();
    await user.type(asked.getByLabelText('E-mail'), 'new@');
    await user.keyboard('{Enter}');
    expect(asked.getByText('Please enter a valid email address')).toBeVisible();
    await user.type(asked.getByLabelText('E-mail'), 'example.com{Enter}');
    expect(
      await screen.findByText('Invitation sent successfully to new@example.com'),
    ).toBeVisible();
    expect(callsTo('invite-member')).toMatchObject([
      { body: { email: 'new@example.com', role: 'member' } },
    ]);
  });

  it.each([
    [403, '', "You don't have permission to invite users to this organization."],
    [400, '', 'Invalid invitation request. Please check the user details.'],
    [409, '', 'User is already invited or is a member of this organization.'],
    [500, 'The mail server is away.', 'The mail server is away.'],
    [500, '', 'Failed to invite user. Please try again.'],
  ])(
    'that is refused with %i %j shows an error in the dialog',
    async (status, message, sentence) => {
      administrationServer({ users: everybody });
      refuseCall('post', organizationCall('invite-member'), status, message);
      const { user } = await renderAdministration();
      await user.click(await screen.findByRole('button', { name: `Invite ${synced.email}` }));
      const asked = within(await dialog('Invite User'));
      await user.click(asked.getByRole('button', { name: 'Send Invitation' }));
      expect(await asked.findByText(sentence)).toBeVisible();
      await user.click(asked.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  );

  it('again that is refused has a different error', async () => {
    administrationServer({ users: everybody });
    refuseCall('post', organizationCall('invite-member'), 500);
    const { user } = await renderAdministration();
    await user.click(
      await screen.findByRole('button', { name: 'Resend invitation to Tomás Leiva' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Resend Invitation' }));
    expect(await screen.findByText('Failed to resend invitation. Please try again.')).toBeVisible();
  });
});

it('leaves out an invalid user and e-mail with a note', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  administrationServer({ users: [member, synced] });
  server.use(
    http.get(`*${paths.users}`, () =>
      HttpResponse.json({ users: [{ ...member, status: 'ASLEEP' }, synced], total: 2 }),
    ),
    http.get(`*${paths.undeliveredMail}`, () => HttpResponse.json({ mails: [{ id: 'lost' }] })),
  );
  await renderAdministration();
  expect(await screen.findByRole('link', { name: 'jonas.keller@northwind.example' })).toBeVisible();
  expect(screen.getByText(/^1 user could not be shown\./)).toBeVisible();
  expect(await screen.findByText(/^1 e-mail could not be shown\./)).toBeVisible();
  logged.mockRestore();
});
