import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeFor } from '@/lib/browser-store.ts';
import { account } from '@/testing/account-server.ts';
import { openScenarios } from '@/testing/open-scenarios.ts';
import { createScenario, saveDraft } from '../stored/stored-scenarios.ts';
import { filledForm } from '../testing/filled-form.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const rows = () => screen.getAllByRole('row').slice(1);

test('the list shows six results with links to each, to the wizard and to its templates', async () => {
  await openScenarios('/scenarios', 'Scenarios');
  expect(document.title).toBe('Scenarios · Rapport');
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(screen.getByText('6 results, newest first')).toBeVisible();
  expect(rows()).toHaveLength(6);
  const breach = within(screen.getByRole('row', { name: /^Billing platform breach, drill/ }));
  for (const value of ['Margaret Okafor', 'Crisis', '15 Dec 2026', 'Critical', '74', 'Complete']) {
    expect(breach.getByText(value)).toBeVisible();
  }
  expect(breach.getByRole('link')).toHaveAttribute(
    'href',
    '/scenarios/billing-platform-breach-drill',
  );
  expect(screen.getByRole('link', { name: 'Create Scenario' })).toHaveAttribute(
    'href',
    '/scenarios/new?data=sample',
  );
  const templates = within(screen.getByRole('region', { name: 'Start from a template' }));
  expect(templates.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [
      'ceo-departure',
      'security-breach',
      'team-restructure',
      'major-client',
      'key-person-departure',
      'custom',
    ].map((id) => `/scenarios/new?data=sample&template=${id}`),
  );
});

test('a search matches words in any order, without case and accents', async () => {
  storeFor(account.id);
  saveDraft(undefined, 3, filledForm({ name: 'Tomás hands over' }));
  await openScenarios('/scenarios?search=OVER+tomas', 'Scenarios');
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Continue Tomás hands over' })).toBeVisible();
});

test('a search is in the address, and says when it finds nothing', async () => {
  const { router, user } = await openScenarios('/scenarios?search=daniel', 'Scenarios');
  expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Losing Halden Group',
  ]);
  await user.type(screen.getByRole('searchbox', { name: 'Search scenarios' }), 'a');
  expect(screen.getByText(/^No scenario has “daniela”/)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?search=daniela'));
  await user.click(screen.getByRole('button', { name: 'Show all scenarios' }));
  expect(rows()).toHaveLength(6);
});

test('a draft comes first, can be continued and can be deleted', async () => {
  storeFor(account.id);
  const draft = saveDraft(undefined, 3, filledForm({ targetDate: '2027-04-01' }));
  const { user } = await openScenarios('/scenarios', 'Scenarios');
  expect(screen.getByText('6 results and 1 draft, newest first')).toBeVisible();
  const first = within(rows()[0] ?? document.body);
  expect(first.getByText('Office consolidation')).toBeVisible();
  expect(first.getByText(/^Draft, kept in this browser · /)).toBeVisible();
  expect(first.getByText('Draft, step 3 of 3')).toBeVisible();
  expect(first.getByRole('link', { name: 'Continue Office consolidation' })).toHaveAttribute(
    'href',
    `/scenarios/new?data=sample&draft=${draft?.id}`,
  );

  await user.click(first.getByRole('button', { name: 'Menu for Office consolidation' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete draft' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete Draft' }));
  await user.click(question.getByRole('button', { name: 'Delete Draft' }));
  expect(await screen.findByText('Draft deleted.')).toBeVisible();
  expect(screen.queryByText('Office consolidation')).not.toBeInTheDocument();
  expect(rows()).toHaveLength(6);
});

test('a scenario created here says that its result is a sample, and shows no percentage', async () => {
  storeFor(account.id);
  createScenario(
    { ...filledForm({ name: 'Move' }), templateId: 'custom' },
    'Helena Brandt',
    undefined,
  );
  await openScenarios('/scenarios', 'Scenarios');
  const own = screen.getByRole('row', { name: /^Move/ });
  expect(within(own).getByText('Sample result')).toBeVisible();
  expect(own).not.toHaveTextContent('%');
});
