import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScenarios } from '@/testing/open-scenarios.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const name = 'CEO departure: planned handover';
const open = (search = '') =>
  openScenarios(`/scenarios/ceo-departure-planned-handover${search}`, name);
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;

test('the overview shows risk, confidence, duration and reasons', async () => {
  await open();
  expect(document.title).toBe(`${name} · Rapport`);
  expect(
    screen.getByText('Created by Helena Brandt, completed 18 November 2026, 16:20.'),
  ).toBeVisible();
  expect(screen.getByText('Complete')).toBeVisible();
  expect(figure('Overall risk')).toHaveTextContent('High');
  expect(figure('Confidence')).toHaveTextContent('82 %');
  expect(figure('Time to recover')).toHaveTextContent('6–9 months');
  expect(screen.getByRole('heading', { name: 'Executive Summary' })).toBeVisible();
  expect(screen.getByText('Three internal candidates, one ready now')).toBeVisible();
  expect(screen.getByText('No deputy in the pricing decision')).toBeVisible();

  const details = within(screen.getByRole('region', { name: 'Scenario details' }));
  for (const value of ['Departure', 'Helena Brandt', '16 November 2026', '31 March 2027']) {
    expect(details.getByText(value)).toBeVisible();
  }
  expect(figure('Teams affected')).toHaveTextContent('6 of 8');
  expect(figure('People affected')).toHaveTextContent('84 of 105');
  expect(figure('Key people at risk')).toHaveTextContent('5');
  expect(figure('Recommendations')).toHaveTextContent('7');
  expect(screen.getByRole('link', { name: 'Plan Restructure' })).toHaveAttribute(
    'href',
    '/restructure',
  );
  expect(screen.getByRole('link', { name: 'Create Similar Scenario' })).toHaveAttribute(
    'href',
    '/scenarios/new?data=sample&similar=ceo-departure-planned-handover',
  );
});

test('tabs are in the address; teams expand in place, the first high one at once', async () => {
  const { router, user } = await open('?tab=teams');
  expect(screen.getByText('Six of eight teams are affected. Hardest hit first.')).toBeVisible();
  const teams = within(screen.getByRole('tabpanel', { name: 'Team Impact' }));
  expect(teams.getAllByRole('button')[0]).toHaveAccessibleName(/^Executive.*6 people.*Critical$/);
  expect(teams.getByRole('button', { expanded: true })).toHaveAccessibleName(/^Engineering/);
  const members = within(screen.getByRole('table', { name: 'Key members of Engineering' }));
  expect(
    members.getByRole('row', { name: /Margaret Okafor.*VP of Engineering.*Critical/ }),
  ).toBeVisible();
  expect(figure('Soft skills impact')).toHaveTextContent('72 %');
  await user.click(teams.getByRole('button', { name: /^Executive/ }));
  expect(screen.getByRole('table', { name: 'Key members of Executive' })).toBeVisible();

  await user.click(screen.getByRole('tab', { name: 'Recommendations' }));
  expect(router.state.location.search).toBe('?tab=recommendations');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(7);
  expect(rows[0]).toHaveTextContent(
    /^1Name Daniel Cho as interim.*HIGH.*By 11 December 2026.*Eleanor Marsh$/,
  );

  await user.click(screen.getByRole('tab', { name: 'Timeline' }));
  expect(router.state.location.search).toBe('?tab=timeline');
  expect(
    screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
  ).toEqual(['Prepare', 'Announce', 'Hand over', 'Settle']);
  expect(screen.getByText('1 Dec to 15 Jan')).toBeVisible();
});

test('running again shows its steps, then the new date and that nothing has changed', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Run Updated Analysis' }));
  expect(screen.getByRole('progressbar', { name: 'Running the analysis again' })).toBeVisible();
  expect(screen.getByText('Reading the sample data')).toBeVisible();
  expect(
    await screen.findByText(/^Nothing has changed since 18 November 2026, 16:20/),
  ).toBeVisible();
  expect(
    screen.queryByText('Created by Helena Brandt, completed 18 November 2026, 16:20.'),
  ).not.toBeInTheDocument();
});

test('sharing copies the address, or shows it where copying fails', async () => {
  const { user } = await open('?tab=teams');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(/^The link could not be copied/)).toBeVisible();
});

test('prints all four tabs, with every team expanded', async () => {
  await open('?tab=timeline');
  expect(screen.queryByText('Executive Summary')).not.toBeInTheDocument();
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('Executive Summary')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Recommendations' })).toBeVisible();
  expect(screen.getAllByRole('table', { name: /^Key members of/ })).toHaveLength(6);
  window.dispatchEvent(new Event('afterprint'));
  expect(screen.queryByText('Executive Summary')).not.toBeInTheDocument();
});

test('an unknown scenario is not found', async () => {
  await openScenarios('/scenarios/nothing-of-the-kind', '404');
  expect(screen.getByText('Oops! Page not found')).toBeVisible();
});
