import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { today } from '@/lib/days.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

/** Compiled before the tests wait for a screen, because that takes long on a busy machine. */
beforeAll(async () => {
  await Promise.all([
    import('@/app/router.tsx'),
    import('@/app/routes/offboarding.tsx'),
    import('@/sample/routes/offboarding.tsx'),
    import('@/app/routes/offboarding-new.tsx'),
    import('@/sample/routes/offboarding-new.tsx'),
    import('@/app/routes/offboarding-project.tsx'),
    import('@/sample/routes/offboarding-project.tsx'),
  ]);
});

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const open = async (entry: Parameters<typeof renderApp>[0], heading: string) => {
  server.use(...accountServer({ signedInAs: account.email }).handlers);
  const app = await renderApp(entry);
  await screen.findByRole('heading', { level: 1, name: heading });
  return app;
};
const openProject = (tab?: string) =>
  open(`/offboarding/platform-handover${tab ? `?tab=${tab}` : ''}`, 'Tomás Leiva');
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
const fact = (name: string) =>
  screen.getAllByText(name, { selector: 'dt' })[0]?.nextSibling?.textContent;
const titles = () =>
  within(screen.getByRole('list', { name: 'Initiatives' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/(Low|Medium|High|Critical).*/, ''));

const newFor = (personId: string) => ({ pathname: '/offboarding/new', state: { personId } });
const storedProjects = `rapport-offboarding-projects-${account.id}`;

describe('the list', () => {
  test('shows each project with its raw status, days, risk and completion', async () => {
    const { router, user } = await open('/offboarding', 'Offboarding');
    const table = screen.getByRole('table', { name: 'Projects' });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 3);
    const tomas = rowOf('Tomás Leiva');
    for (const text of ['Platform handover', 'active', '18 Dec 2026', '42', '33 %']) {
      expect(tomas.getByText(text)).toBeVisible();
    }
    expect(tomas.getByRole('cell', { name: '8.7/10' })).toBeVisible();
    expect(rowOf('Tom Hartley').getByText('planning')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'What-if simulation' }));
    await screen.findByRole('heading', { level: 1, name: 'What-if simulation' });
    expect(router.state.location.pathname).toBe('/offboarding/simulate');
  });

  test('ignores stored projects in an unknown format', async () => {
    localStorage.setItem(storedProjects, '[{"id":"x","personId":"nobody"}]');
    localStorage.setItem(`rapport-offboarding-subtasks-${account.id}`, 'not even JSON');
    await open('/offboarding', 'Offboarding');
    expect(screen.getByText(/^3 projects/)).toBeVisible();
  });
});

describe('a new project', () => {
  test('without a person shows a link to the simulation', async () => {
    const { router } = await open('/offboarding/new', 'What-if simulation');
    expect(router.state.location.pathname).toBe('/offboarding/simulate');
    expect(
      await screen.findByText('Choose a person first: a project begins with the simulation.'),
    ).toBeVisible();
  });

  test('needs a name and a last working day after the start', async () => {
    const { router, user } = await open(newFor('ella-novotna'), 'New offboarding project');
    await user.clear(screen.getByLabelText('Project name'));
    await user.type(screen.getByLabelText('Project name'), '   ');
    await user.clear(screen.getByLabelText('Last working day'));
    await user.type(screen.getByLabelText('Last working day'), '2026-11-19');
    await user.click(screen.getByRole('button', { name: 'Create Project' }));
    expect(await screen.findByText('Please name the project')).toBeVisible();
    expect(screen.getByText('The last working day must be after the start')).toBeVisible();
    expect(router.state.location.pathname).toBe('/offboarding/new');
  });

  test('is created once on a double click, starting today', async () => {
    const { user } = await open(newFor('ella-novotna'), 'New offboarding project');
    expect(screen.getByLabelText('Start date')).toHaveValue(today());
    await user.dblClick(screen.getByRole('button', { name: 'Create Project' }));
    await screen.findByRole('heading', { level: 1, name: 'Ella Novotná' });
    expect(JSON.parse(localStorage.getItem(storedProjects) ?? '[]')).toHaveLength(1);
  });

  test('says when the person already has one', async () => {
    await open(newFor('tomas-leiva'), 'New offboarding project');
    expect(screen.getByRole('link', { name: 'Platform handover' })).toHaveAttribute(
      'href',
      '/offboarding/platform-handover',
    );
  });

  test('is kept in this browser with the proposed initiatives until it is deleted', async () => {
    const { router, user } = await open(newFor('jonas-keller'), 'New offboarding project');
    expect(screen.getByLabelText('Monitoring period')).toHaveValue('60');
    await user.clear(screen.getByLabelText('Project name'));
    await user.type(screen.getByLabelText('Project name'), 'Sales in good hands');
    await user.selectOptions(screen.getByLabelText('Monitoring period'), '90 days');
    await user.click(screen.getByRole('button', { name: 'Create Project' }));

    await screen.findByRole('heading', { level: 1, name: 'Jonas Keller' });
    const { pathname } = router.state.location;
    expect(fact('Manager')).toBe('Camille Laurent');
    expect(fact('Monitoring period')).toBe('90 days');
    expect(fact('Days of monitoring left')).toBe('90');
    expect(fact('Completion')).toContain('0 %');
    await user.click(screen.getByRole('tab', { name: 'Initiatives' }));
    await screen.findByRole('list', { name: 'Initiatives' });
    expect(titles()).toContain('Hand over Discount approvals');
    await user.click(screen.getByRole('tab', { name: 'Knowledge Map' }));
    expect(rowOf('Discount approvals').getByText('Maya Cohen')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Team Impact' }));
    expect(
      screen.getByText('Nothing has been announced, so only today’s score is shown.'),
    ).toBeVisible();

    cleanup();
    const again = await open(pathname, 'Jonas Keller');
    await again.user.click(screen.getByRole('button', { name: 'Delete Project' }));
    await again.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Delete Project',
      }),
    );
    await waitFor(() => expect(again.router.state.location.pathname).toBe('/offboarding'));
    await waitFor(() => expect(localStorage.getItem(storedProjects)).toBe('[]'));
  });
});

describe('a project', () => {
  test('has its facts on every tab, and the address selects the tab', async () => {
    const { router, user } = await openProject();
    expect(
      screen.getByText(
        'Offboarding of a Staff Engineer, Engineering. Project ‘Platform handover’, from 2 November 2026.',
      ),
    ).toBeVisible();
    expect(screen.getByText('active')).toBeVisible();
    expect(screen.getByText(/^Tomás Leiva leaves in 28 days\. 6 of 18 subtasks/)).toBeVisible();
    const tabs = ['Overview', 'Initiatives', 'Knowledge Map', 'Team Impact', 'Monitoring'];
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
    for (const tab of [...tabs.slice(1), 'Overview']) {
      await user.click(screen.getByRole('tab', { name: tab }));
      expect(fact('Manager')).toBe('Margaret Okafor');
      expect(fact('Last working day')).toBe('18 December 2026');
      expect(fact('Monitoring period')).toBe('60 days');
      expect(fact('Days of monitoring left')).toBe('42');
      expect(fact('Risk score')).toBe('8.7/10');
      const address = tab === 'Overview' ? '' : `?tab=${tab.toLowerCase().replace(' ', '-')}`;
      expect(router.state.location.search).toBe(address);
    }
  });

  test('with an unknown id is not found', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open('/offboarding/no-such-project', '404');
    expect(screen.getByText('Oops! Page not found')).toBeVisible();
  });

  test('progresses with each completed subtask, which the browser remembers', async () => {
    const { user } = await openProject('initiatives');
    expect(fact('Completion')).toContain('33 %');
    const first = await screen.findByRole('button', {
      name: /^Write down the platform decisions/,
    });
    expect(first).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('checkbox', { name: 'Review with Anneke Visser' }));
    await user.click(screen.getByRole('checkbox', { name: 'Publish in the engineering handbook' }));
    const row = within(first.closest('li') ?? document.body);
    expect(row.getByText('Completed')).toBeVisible();
    expect(row.getByText(/^4 of 4/)).toBeVisible();
    expect(fact('Completion')).toContain('44 %');
    expect(screen.getByText(/8 of 18 subtasks completed/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: /^Hand over the on-call rota/ }));
    expect(screen.getByText(/have asked for a third person/)).toBeVisible();
    await user.click(
      screen.getByRole('checkbox', { name: 'Count the nights of the past quarter' }),
    );
    expect(fact('Completion')).toContain('39 %');

    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Offboarding' }));
    await screen.findByRole('heading', { level: 1, name: 'Offboarding' });
    expect(rowOf('Tomás Leiva').getByText('39 %')).toBeVisible();
  });

  test('shows its initiatives open first and by due date, and can filter them', async () => {
    const { router, user } = await openProject('initiatives');
    await screen.findByRole('list', { name: 'Initiatives' });
    expect(titles()).toEqual([
      'Write down the platform decisions',
      'Hand over the on-call rota',
      'Name an owner for Billing reliability',
      'Tell the two client teams',
      'Close accounts and return equipment',
      'Agree the message to Engineering',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Blocked' }));
    expect(titles()).toEqual(['Hand over the on-call rota']);
    expect(router.state.location.search).toBe('?tab=initiatives&show=blocked');
    await user.click(screen.getByRole('radio', { name: 'Completed' }));
    expect(titles()).toEqual(['Agree the message to Engineering']);
    await user.click(screen.getByRole('radio', { name: 'Open' }));
    expect(titles()).toHaveLength(5);
  });

  test('shows knowledge, least covered first', async () => {
    await openProject('knowledge-map');
    const rows = within(await screen.findByRole('table', { name: 'Knowledge Map' })).getAllByRole(
      'row',
    );
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Schema service.*22 %.*Nobody yet.*Critical$/),
      expect.stringMatching(/^On-call runbooks.*41 %.*Anneke Visser.*Critical$/),
      expect.stringMatching(/^Price book migration.*58 %.*Grace Lindholm.*High$/),
      expect.stringMatching(/^Vendor contracts, data centre.*64 %.*Medium$/),
      expect.stringMatching(/^Event pipeline.*71 %.*High$/),
      expect.stringMatching(/^Code review for new staff.*83 %.*Medium$/),
      expect.stringMatching(/^Design system build.*92 %.*Low$/),
    ]);
    expect(screen.getByText(/^Three of seven areas are covered below 60 %/)).toBeVisible();
  });

  test('shows how people feel before and after, largest fall first', async () => {
    await openProject('team-impact');
    const rows = within(
      await screen.findByRole('list', { name: 'Sentiment before and after' }),
    ).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Mateo Ferrari.*Mentee−1\.7 from 7\.6 to 5\.9Critical.*this week/),
      expect.stringMatching(/Margaret Okafor.*Manager−1\.2 from 7\.2 to 6\.0High/),
      expect.stringMatching(/Anneke Visser.*−0\.7 from 7\.6 to 6\.9High/),
      expect.stringMatching(/Grace Lindholm.*−0\.2 from 7\.0 to 6\.8Medium/),
      expect.stringMatching(/Sofia Lindgren.*Contact in Sales−0\.2 from 5\.5 to 5\.3Medium/),
      expect.stringMatching(/Samuel Oyelaran.*\+0\.4 from 6\.6 to 7\.0Low/),
    ]);
    expect(screen.getAllByRole('img', { name: 'down' })).toHaveLength(5);
    expect(screen.getAllByRole('img', { name: 'up' })).toHaveLength(1);
    expect(
      screen.getByText('5 of 6 people have fallen, by 0.8 on average. One has risen.'),
    ).toBeVisible();
  });

  test('monitors the team, with the content of the charts in words', async () => {
    await openProject('monitoring');
    const sentence =
      'Sentiment fell from 6.1 to 4.8 within four days and has recovered by 0.5 since.';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(/^Platform team, 8 people.*Day 18 of 60\.$/)).toBeVisible();
    expect(await screen.findByRole('img', { name: sentence })).toHaveTextContent(
      '5.3 today, Platform',
    );
    const scores = screen.getByRole('table', { name: /^Daily sentiment of Platform/ });
    expect(within(scores).getByRole('row', { name: /^6 Nov 2026 4\.8/ })).toBeInTheDocument();
    expect(screen.getByText(/^Events: Announced on 2 November 2026/)).toBeInTheDocument();
    for (const [measure, now] of [
      ['Talk time in meetings', '24 %, −7'],
      ['Tasks completed', '7 a day, ±0'],
      ['Questions left open', '4 a meeting, +2'],
    ]) {
      expect(
        await screen.findByRole('img', { name: `${measure}: ${now} since the announcement` }),
      ).toBeVisible();
    }
  });
});

test('prints all tabs, with every initiative expanded', async () => {
  await openProject('knowledge-map');
  await screen.findByRole('table', { name: 'Knowledge Map' });
  expect(screen.queryByText('What comes next')).not.toBeInTheDocument();
  window.dispatchEvent(new Event('beforeprint'));
  for (const name of ['What comes next', 'Initiatives', 'Sentiment before and after']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  expect(screen.getAllByRole('list', { name: /^Subtasks of/ })).toHaveLength(6);
  expect(screen.getByRole('heading', { name: /^Team sentiment since/ })).toBeVisible();
  window.dispatchEvent(new Event('afterprint'));
  expect(screen.queryByText('What comes next')).not.toBeInTheDocument();
});
