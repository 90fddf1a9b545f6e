import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { today } from '@/lib/days.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';
import { defaultWeights } from './domain/criteria.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const question =
  'You have unsaved changes to your succession plan. Are you sure you want to leave?';

const storedPlans = `rapport-succession-plans-${account.id}`;

const robert = {
  person: 'robert-lindqvist',
  reason: 'retirement',
  timeframe: 6,
  scope: 'internal',
  description: '',
  criteria: defaultWeights,
};

beforeEach(() => {
  server.use(...accountServer({ signedInAs: account.email }).handlers);
});

const open = (pathname: string, state?: object, search = '') =>
  renderApp({ pathname, search, state });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (user: UserEvent, name: string | RegExp) => user.click(await button(name));
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

const candidateLinks = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link', { name: /overall score/ })
    .map((link) => link.textContent);

describe('the list', () => {
  test('shows the plans with their figures, earliest day first, and links to the wizard', async () => {
    const { user, router } = await open('/succession');
    const table = await screen.findByRole('table', { name: 'Succession plans' });
    expect(document.title).toBe('Succession Planning · Rapport');
    expect(screen.getByText('Sample data')).toBeVisible();
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Staff Engineer',
      'Sales Director',
      'Chief Technology Officer',
      'Finance Manager',
    ]);
    for (const words of [
      'Robert Lindqvist, Executive',
      'Retirement',
      '6 months (Standard)',
      'Medium',
      '7 identified',
      '3 shortlisted',
      '26 %',
      '163 days',
      '2 Nov 2026',
      'active',
    ]) {
      expect(rows[2]).toHaveTextContent(words);
    }
    await user.click(screen.getByRole('link', { name: 'New Succession Plan' }));
    expect(await screen.findByText('Step 1 of 4')).toBeVisible();
    expect(router.state.location.pathname).toBe('/succession/new');
  });

  test('names high-risk people without a plan, and starts a plan for them', async () => {
    const { user } = await open('/succession');
    await user.click(await screen.findByRole('link', { name: 'Start a plan for Priya Raman' }));
    expect(await screen.findByText('Step 2 of 4')).toBeVisible();
    expect(screen.getByText('Priya Raman, Product Director')).toBeVisible();
  });

  test('survives invalid data in the browser’s storage', async () => {
    localStorage.setItem(storedPlans, '[{"id":"x","person":"nobody"}]');
    await open('/succession');
    const table = await screen.findByRole('table', { name: 'Succession plans' });
    expect(within(table).getAllByRole('row')).toHaveLength(5);
  });
});

describe('the wizard', () => {
  test('leads from a person to their candidates, and stores the plan', async () => {
    const { user, router } = await open('/succession/new');
    expect(await screen.findByText('Step 1 of 4')).toBeVisible();
    expect(screen.getByText('105 people, the highest risk first')).toBeVisible();
    expect(await button('Next')).toBeDisabled();
    await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'TOMAS engin');
    expect(screen.getByText('1 person found, the highest risk first')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'lindqvist');
    await press(user, /Robert Lindqvist/);

    expect(screen.getByText('Step 2 of 4')).toBeVisible();
    expect(screen.getByRole('radio', { name: '6 months (Standard)' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Internal' })).toBeChecked();
    expect(await button('Next')).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Retirement' }));
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Budget first.');
    await press(user, 'Next');

    const tenure = screen.getByRole('slider', { name: 'Tenure' });
    expect(tenure).toHaveAttribute('aria-valuetext', '50, 8.7 % of the total');
    act(() => tenure.focus());
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(tenure).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByText('One of the eight changed')).toBeVisible();
    await press(user, 'Next');

    expect(screen.getByText('Eight weights, one changed')).toBeVisible();
    expect(screen.getByText('Budget first.')).toBeVisible();
    expect(screen.getByText('weight 40')).toBeVisible();
    expect(screen.getByText('Internal search: 7 people fit')).toBeVisible();
    await press(user, 'Create');

    expect(await heading('Candidate Results')).toBeVisible();
    const { pathname, state } = router.state.location;
    expect(pathname).toBe('/succession/candidates/results');
    expect(state).toMatchObject({
      ...robert,
      description: 'Budget first.',
      criteria: { ...defaultWeights, tenure: 40 },
    });
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'Succession Planning' }));
    expect(await screen.findByText(/kept in this browser/)).toBeVisible();
  });

  test('goes back step by step, and from the first step to the list', async () => {
    const { user, router } = await open('/succession/new', { ...robert, step: 3 });
    await press(user, 'Back');
    expect(screen.getByText('Step 2 of 4')).toBeVisible();
    await press(user, /Person/);
    expect(await button(/Robert Lindqvist/)).toHaveAttribute('aria-pressed', 'true');
    await press(user, 'Back');
    await press(user, 'Leave without Saving');
    await waitFor(() => expect(router.state.location.pathname).toBe('/succession'));
  });

  test('can be left without a question while nothing was chosen', async () => {
    const { user, router } = await open('/succession/new');
    await press(user, 'Back');
    await waitFor(() => expect(router.state.location.pathname).toBe('/succession'));
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  test.each([
    ['a person is chosen', { person: 'robert-lindqvist', step: 1 }],
    ['a reason is set', { reason: 'risk', step: 1 }],
    ['the step is past 1', { person: 'robert-lindqvist', step: 2 }],
  ])('asks before leaving when %s', async (_, state) => {
    const { user, router } = await open('/succession/new', state);
    const leaving = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    await waitFor(() => expect(leaving()).toBe(false));
    await user.click(screen.getByRole('link', { name: 'Meetings' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(question);
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/succession/new');
  });

  test('has its step in the address: Back goes one step back, and a reload stays', async () => {
    const { user, router } = await open('/succession/new');
    await user.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'yusuf demir');
    await press(user, /Yusuf Demir/);
    expect(router.state.location.search).toBe('?step=2');
    await user.click(screen.getByRole('radio', { name: 'Retirement' }));
    await press(user, 'Next');
    expect(router.state.location.search).toBe('?step=3');
    await act(() => router.navigate(-1));
    expect(screen.getByText('Step 2 of 4')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Retirement' })).toBeChecked();

    const typed = { ...sessionStorage };
    cleanup();
    for (const [key, value] of Object.entries(typed)) sessionStorage.setItem(key, value);
    await open('/succession/new', undefined, '?step=3');
    expect(await screen.findByText('Step 3 of 4')).toBeVisible();
    expect(screen.getByText('Yusuf Demir, Chief Financial Officer')).toBeVisible();
  });

  test('says when the person already has a plan', async () => {
    const { user } = await open('/succession/new');
    expect(await button(/Robert Lindqvist.*has a plan/)).toBeVisible();
    await press(user, /Robert Lindqvist/);
    const notice = screen.getByText(/^There is a plan for Robert Lindqvist already/);
    expect(within(notice).getByRole('link')).toHaveAttribute(
      'href',
      '/succession/chief-technology-officer',
    );
  });

  test('creates one plan on a double click, dated today', async () => {
    const { user } = await open('/succession/new', { ...robert, step: 4 });
    await user.dblClick(await button('Create'));
    expect(await heading('Candidate Results')).toBeVisible();
    const kept = JSON.parse(localStorage.getItem(storedPlans) ?? '[]');
    expect(kept).toHaveLength(1);
    expect(kept[0].created).toBe(today());
  });

  test('offers every reason, timeframe and scope', async () => {
    await open('/succession/new', { person: 'robert-lindqvist', step: 2 });
    await screen.findByText('Step 2 of 4');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Retirement',
      'Promotion',
      'Performance',
      'Risk',
      'Expansion',
      'Voluntary',
      'Emergency',
      '1 month (Emergency)',
      '3 months (Urgent)',
      '6 months (Standard)',
      '12 months (Planned)',
      '18+ months (Long-term)',
      'Internal',
      'Hybrid',
      'External',
    ]);
  });

  test('says what the weights favour, and resets them to their defaults', async () => {
    const { user } = await open('/succession/new', {
      ...robert,
      criteria: { ...defaultWeights, strategicAlignment: 95, tenure: 30 },
      step: 3,
    });
    expect(await screen.findByText('Two of the eight changed')).toBeVisible();
    expect(screen.getByText('16.8 %', { selector: 'p span' })).toBeVisible();
    expect(screen.getByText('Sum of weights').parentElement).toHaveTextContent('565');
    await press(user, 'Reset to defaults');
    expect(screen.getByText('None of the eight changed')).toBeVisible();
    expect(screen.getByText('Sum of weights').parentElement).toHaveTextContent('575');
  });
});

describe('the candidate results', () => {
  test('rank by the weights, and explain the rank of the chosen candidate', async () => {
    const { user, router } = await open('/succession/candidates/results', robert);
    expect(await heading('Candidate Results')).toBeVisible();
    expect(
      screen.getByText(
        'Who could follow Robert Lindqvist as Chief Technology Officer: retirement, 6 months (Standard), internal search.',
      ),
    ).toBeVisible();
    expect(candidateLinks()[0]).toMatch(/Anneke Visser.*84\.6.*Primary.*Ready now/);
    expect(screen.getByText(/^Not proposed: Tomás Leiva/)).toBeVisible();
    expect(await heading('Anneke Visser against the other six')).toBeVisible();

    await user.click(screen.getByRole('link', { name: /Grace Lindholm/ }));
    expect(router.state.location.search).toBe('?candidate=grace-lindholm');
    expect(await heading('Grace Lindholm against the other six')).toBeVisible();
    expect(screen.getByText('Calm in incidents, and precise afterwards')).toBeVisible();
    await press(user, /How the score is made/);
    const sum = screen.getByRole('table', { name: 'Overall score of Grace Lindholm' });
    expect(within(sum).getByRole('row', { name: 'Skill match 80 90 7,200' })).toBeVisible();
    expect(within(sum).getByRole('row', { name: /^Sum 575 44,3/ })).toBeVisible();
  });

  test('follow other weights, and include external candidates when asked to', async () => {
    const none = Object.fromEntries(Object.keys(defaultWeights).map((id) => [id, 0]));
    const { user } = await open('/succession/candidates/results', {
      ...robert,
      scope: 'hybrid',
      criteria: { ...none, developmentPotential: 100 },
    });
    await heading('Candidate Results');
    expect(candidateLinks()[0]).toMatch(/Mateo Ferrari.*92\.0/);
    await press(user, 'Show all 10');
    expect(candidateLinks().filter((text) => text?.includes('external'))).toHaveLength(3);
  });

  test('warn about candidates who are ready after the timeframe', async () => {
    await open('/succession/candidates/results', { ...robert, timeframe: 1, scope: 'external' });
    await heading('Candidate Results');
    expect(screen.getAllByText(/^Ready in \d+ months, \d+ too late$/).length).toBeGreaterThan(0);
    expect(screen.getByText(/^Ready in .*, but the plan is for 1 month: someone/)).toBeVisible();
  });

  test('give external candidates no score for tenure', async () => {
    const { user } = await open('/succession/candidates/results', { ...robert, scope: 'external' });
    await heading('Candidate Results');
    expect(screen.getByText(/^Tenure/, { selector: 'li > span' })).toHaveTextContent(
      'Tenure not scored',
    );
    await press(user, /How the score is made/);
    expect(screen.getByRole('row', { name: 'Tenure 50 not scored –' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Sum 525 / })).toBeVisible();
  });

  test('link back to the criteria with all input kept', async () => {
    const { user } = await open('/succession/candidates/results', {
      ...robert,
      timeframe: 12,
      criteria: { ...defaultWeights, tenure: 20 },
    });
    await user.click(await screen.findByRole('link', { name: 'Change criteria' }));
    expect(await screen.findByText('Step 3 of 4')).toBeVisible();
    expect(screen.getByText('Retirement, 12 months (Planned)')).toBeVisible();
    const tenure = await screen.findByRole('slider', { name: 'Tenure' });
    expect(tenure).toHaveAttribute('aria-valuenow', '20');
  });

  test('without criteria link to the wizard and say why', async () => {
    const { router } = await open('/succession/candidates/results', { person: 'nobody' });
    expect(await screen.findByText('Step 1 of 4')).toBeVisible();
    expect(router.state.location.pathname).toBe('/succession/new');
    expect(await screen.findByText(/^Choose a person and the criteria first/)).toBeVisible();
  });
});

describe('a plan', () => {
  const plan = '/succession/chief-technology-officer';

  test('shows its criteria, the holder of the role and the shortlist', async () => {
    const { user, router } = await open(plan);
    expect(await heading('Chief Technology Officer')).toBeVisible();
    expect(document.title).toBe('Chief Technology Officer, succession plan · Rapport');
    const tab = screen.getByRole('tabpanel', { name: 'Plan Overview' });
    for (const words of ['26 %', '163 days', 'Executive · 11 years', '2 November 2026', 'active']) {
      expect(tab).toHaveTextContent(words);
    }
    await user.click(within(tab).getByRole('link', { name: 'Margaret Okafor' }));
    expect(router.state.location.search).toBe('?tab=candidates&candidate=margaret-okafor');
    expect(await heading('Margaret Okafor against the other six')).toBeVisible();
  });

  test('has its requirements and its development timeline, each with an address', async () => {
    const { user, router } = await open(plan, undefined, '?tab=requirements');
    const table = await screen.findByRole('table', { name: 'Key requirements' });
    const [, first] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(
      /Performance trackDelivered two programmes on time.*90.*15\.7 %.*Margaret Okafor 92 of 100/,
    );
    await user.click(screen.getByRole('tab', { name: 'Development Timeline' }));
    expect(router.state.location.search).toBe('?tab=timeline');
    const tab = screen.getByRole('tabpanel', { name: 'Development Timeline' });
    for (const words of ['Completed', 'In progress', 'Planned', 'Not started']) {
      expect(within(tab).getAllByText(words)).toHaveLength(3);
    }
    expect(within(tab).getByText('Takes the infrastructure budget over')).toBeVisible();
  });

  test('prints all its tabs', async () => {
    await open(plan, undefined, '?tab=requirements');
    await screen.findByRole('table', { name: 'Key requirements' });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    for (const name of ['Shortlist', 'Candidates', 'Key requirements', 'Development Timeline']) {
      expect(screen.getAllByRole('heading', { name })[0]).toBeVisible();
    }
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('heading', { name: 'Shortlist' })).not.toBeInTheDocument();
  });

  test('with an unknown id is not found', async () => {
    await open('/succession/unknown');
    expect(await heading('404')).toBeVisible();
  });

  test('that was created here can be removed', async () => {
    const own = { ...robert, id: 'own', person: 'priya-raman', created: '2026-11-20' };
    localStorage.setItem(storedPlans, JSON.stringify([own]));
    const { user, router } = await open('/succession/own');
    expect(await heading('Product Director')).toBeVisible();
    await press(user, 'Remove plan');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove plan' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove plan' }));
    expect(await screen.findByText('The plan for Product Director was removed.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/succession'));
    expect(localStorage.getItem(storedPlans)).toBe('[]');
  });
});
