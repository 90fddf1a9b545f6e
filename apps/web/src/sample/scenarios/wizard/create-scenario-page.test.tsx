import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeFor } from '@/lib/browser-store.ts';
import { account } from '@/testing/account-server.ts';
import { openScenarios } from '@/testing/open-scenarios.ts';
import { saveDraft } from '../stored/stored-scenarios.ts';
import { filledForm } from '../testing/filled-form.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const open = (search = '') => openScenarios(`/scenarios/new${search}`, 'Create Scenario');
const backLink = () => within(screen.getByRole('main')).getByRole('link', { name: 'Scenarios' });
const button = (name: string) => screen.getByRole('button', { name });
/** The second button with this name; the first is in the page's head. */
const createButton = () =>
  screen.getAllByRole('button', { name: 'Create Scenario' })[1] ?? button('');

test('a custom scenario goes from a template through its questions to a result', async () => {
  const { router, user } = await open();
  expect(screen.getByText('Step 1 of 3')).toBeVisible();
  expect(button('Previous')).toBeDisabled();
  expect(button('Next')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Create Scenario' })).not.toBeInTheDocument();
  const custom = screen.getByRole('radio', { name: 'Custom Scenario' });
  expect(custom).toHaveAccessibleDescription(
    /^Your own scenario.*Moderate.*10–15 minutes.*6 configuration steps$/,
  );
  await user.click(custom);
  await user.click(button('Next'));

  expect(screen.getByText('Step 2 of 3')).toBeVisible();
  expect(button('Next')).toBeDisabled();
  await user.type(screen.getByLabelText('Scenario name'), '  Move to one office ');
  await user.type(screen.getByLabelText('Reason and context'), ' ');
  expect(button('Next')).toBeDisabled();
  await user.tab();
  expect(screen.getByText('Give the scenario a reason.')).toBeVisible();
  await user.type(screen.getByLabelText('Reason and context'), 'A lease ends.');
  await user.click(button('Next'));

  expect(screen.getByText('Step 3 of 3')).toBeVisible();
  expect(button('Next')).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Organizational' }));
  const reach = within(screen.getByRole('group', { name: 'Who would be affected?' }));
  expect(reach.getByText('Choose any')).toBeVisible();
  await user.click(reach.getByRole('checkbox', { name: 'Company wide' }));
  await user.click(reach.getByRole('checkbox', { name: 'Team level' }));
  expect(reach.getByText('2 chosen')).toBeVisible();
  expect(screen.getByText('2 of 6 questions answered')).toBeVisible();
  const answers = within(screen.getByRole('region', { name: 'Your answers' }));
  expect(answers.getByText('Team level, Company wide')).toBeVisible();
  await user.click(answers.getByRole('link', { name: 'Risks' }));
  expect(screen.getByRole('checkbox', { name: 'Knowledge loss' })).toHaveFocus();

  await user.click(createButton());
  expect(await screen.findByRole('heading', { name: 'Move to one office' })).toBeVisible();
  expect(screen.getByText(/^Created by Helena Brandt, completed /)).toBeVisible();
  expect(screen.getByText(/^Your answers do not change the result/)).toHaveTextContent(
    'the sample result of the template Custom Scenario',
  );
  expect(screen.getByText('Team level, Company wide')).toBeVisible();
  await user.click(backLink());
  await screen.findByText('7 results, newest first');
  expect(screen.getByRole('link', { name: 'Move to one office' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/scenarios');
});

test('a target date in the past is refused with a message', async () => {
  const { user } = await open('?template=custom');
  await user.type(screen.getByLabelText('Reason and context'), 'A lease ends.');
  const date = screen.getByLabelText('Target analysis date');
  await user.type(date, '2020-02-29');
  expect(date).toBeInvalid();
  expect(date).toHaveAccessibleDescription('This day has passed. Choose today or a later day.');
  expect(button('Next')).toBeDisabled();
  await user.clear(date);
  await user.type(date, '9999-12-31');
  expect(date).toBeValid();
  expect(button('Next')).toBeEnabled();
});

test('spaces around a name are removed', async () => {
  const { user } = await open('?template=custom');
  await user.clear(screen.getByLabelText('Scenario name'));
  await user.type(screen.getByLabelText('Scenario name'), '  Move to one office ');
  await user.click(button('Save Draft'));
  const { readStoredScenarios } = await import('../stored/stored-scenarios.ts');
  expect(readStoredScenarios().drafts[0]?.form.name).toBe('Move to one office');
});

test('the CEO departure asks for date, people, areas, words and priorities', async () => {
  const { user } = await open('?template=ceo-departure');
  expect(screen.getByText('Step 2 of 3')).toBeVisible();
  expect(screen.getByLabelText('Scenario name')).toHaveValue('CEO Departure');
  await user.type(screen.getByLabelText('Reason and context'), 'The board asks.');
  await user.click(button('Next'));

  await user.type(screen.getByLabelText('Expected departure date'), '2027-03-31');
  await user.click(screen.getByRole('radio', { name: '3-6 months' }));
  const people = screen.getByLabelText('Internal succession candidates');
  await user.selectOptions(people, 'Daniel Cho, Chief Operating Officer');
  await user.selectOptions(people, 'Margaret Okafor, VP of Engineering');
  await user.click(button('Remove Daniel Cho'));
  expect(people).toHaveFocus();
  expect(within(people).queryByText(/Margaret Okafor/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Key clients' }));
  await user.click(screen.getByRole('radio', { name: 'Confidential' }));

  expect(screen.getByText('All 5 count the same, 20.0 % each.')).toBeVisible();
  const continuity = screen.getByRole('slider', { name: 'Leadership Continuity' });
  continuity.focus();
  await user.keyboard('{ArrowRight}');
  expect(continuity).toHaveAttribute('aria-valuenow', '55');
  await user.keyboard('{End}');
  expect(continuity).toHaveAttribute('aria-valuetext', '100, 33.3 % of the total');
  expect(
    screen.getByText('Leadership Continuity counts most, with 33.3 % of the result.'),
  ).toBeVisible();

  await user.click(createButton());
  const answers = within(await screen.findByRole('region', { name: 'Your answers' }));
  for (const value of ['31 March 2027', '3-6 months', 'Margaret Okafor', 'Key clients']) {
    expect(answers.getByText(value)).toBeVisible();
  }
  expect(answers.getByText(/^Leadership Continuity 100, Team Stability 50/)).toBeVisible();
});

test('a draft is saved once, and leaving with unsaved changes asks first', async () => {
  const { router, user } = await open('?template=security-breach');
  await user.type(screen.getByLabelText('Reason and context'), 'A drill');
  await user.click(button('Save Draft'));
  expect(await screen.findByText('Draft saved in this browser.')).toBeVisible();
  await user.click(button('Next'));
  expect(screen.getByText(/^The configuration of Security Breach will appear here/)).toBeVisible();
  await user.click(button('Save Draft'));
  await user.click(button('Previous'));
  await user.type(screen.getByLabelText('Reason and context'), ' for the insurer');

  await user.click(backLink());
  const question = within(screen.getByRole('alertdialog', { name: 'Unsaved Changes' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Reason and context')).toHaveValue('A drill for the insurer');
  await user.click(backLink());
  await user.click(screen.getByRole('button', { name: 'Leave without Saving' }));
  expect(await screen.findByText('6 results and 1 draft, newest first')).toBeVisible();
  expect(screen.getByText('Draft, step 3 of 3')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Continue Security Breach' }));
  await user.click(await screen.findByRole('button', { name: 'Previous' }));
  expect(screen.getByLabelText('Reason and context')).toHaveValue('A drill');
  expect(router.state.location.search).toMatch(/^\?data=sample&draft=.*&step=2$/);
});

test('a browser that blocks storage gets a message and keeps the input', async () => {
  const { user } = await open('?similar=losing-halden-group');
  expect(screen.getByLabelText('Scenario name')).toHaveValue('Copy of Losing Halden Group');
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await user.click(button('Next'));
  await user.click(createButton());
  expect(await screen.findByText(/^It could not be saved/)).toBeVisible();
  write.mockRestore();
  await user.click(createButton());
  expect(await screen.findByRole('heading', { name: 'Copy of Losing Halden Group' })).toBeVisible();
});

test('a step whose predecessors are incomplete cannot be opened by its address', async () => {
  storeFor(account.id);
  const draft = saveDraft(undefined, 3, filledForm({ reason: '' }));
  await open(`?draft=${draft?.id}&step=3`);
  expect(screen.getByText('Step 2 of 3')).toBeVisible();
});

test('a double click creates one scenario', async () => {
  const { user } = await open('?similar=losing-halden-group');
  await user.click(button('Next'));
  await user.dblClick(createButton());
  await screen.findByRole('heading', { level: 1, name: 'Copy of Losing Halden Group' });
  await user.click(backLink());
  expect(await screen.findByText('7 results, newest first')).toBeVisible();
});

test('the last step says that the result is a sample, and keeps its buttons in view', async () => {
  const { user } = await open('?template=ceo-departure');
  await user.type(screen.getByLabelText('Reason and context'), 'The board asks.');
  await user.click(button('Next'));
  expect(screen.getByText(/the result is the sample result of its template/)).toBeVisible();
  expect(screen.queryByText(/The answers decide/)).not.toBeInTheDocument();
  const foot = button('Previous').parentElement;
  expect(foot).toHaveClass('sticky');
  expect(foot).toContainElement(createButton());
});
