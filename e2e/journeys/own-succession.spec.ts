import { enter, tabTo } from '../harness/keyboard.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';
import { seedTwoDepartments } from '../harness/two-departments.ts';

test('a role is compared by keyboard, made a plan with two people, and developed', async ({
  ownerPage: page,
}) => {
  const { look } = screenTour(page);
  const { keyboard } = page;
  const main = page.getByRole('main');
  await seedTwoDepartments(page);

  await page.goto('/succession?data=own');
  await expect(main.getByText('No plans yet')).toBeVisible();
  await enter(page, main.getByRole('button', { name: 'New plan' }));
  // The dialog loads when it is opened.
  await expect(page.getByRole('searchbox', { name: 'Search people' })).toBeFocused();
  await keyboard.type('marta');
  await enter(page, page.getByRole('dialog').getByRole('button', { name: /Marta Lind/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Sales Lead' })).toBeVisible();
  await expect(main.getByText(/^This is not a rating of people/)).toBeVisible();
  const people = main.getByRole('list', { name: 'What each already has' });
  // Three ties, a topic and a duty: too few to weigh.
  await expect(main.getByText('shown, not weighed')).toHaveCount(3);
  await tabTo(page, people.getByRole('link').first());
  await keyboard.press('ArrowDown');
  const second = people.getByRole('link').nth(1);
  await expect(second).toHaveAttribute('aria-current', 'true');
  const together = main.getByText(/ have the most between them: /);
  await expect(together).toBeVisible();
  await look('who already has what', together);

  await enter(page, page.getByRole('button', { name: 'Make this a plan' }));
  await expect(main.getByRole('list', { name: 'Candidates' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('slider', { name: 'Ties', exact: true })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  await tabTo(page, page.getByRole('slider', { name: 'Topics' }));
  await keyboard.press('Home');
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByLabel('Step 1', { exact: true }).fill('Join the carrier call');
  await page.getByLabel('Day of step 1').fill('2030-03-01');
  await page.getByLabel('A person from outside').fill('Cleo');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await look('a plan with changes', main.getByText('From outside'));
  await enter(page, page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Step 1', { exact: true })).toHaveValue('Join the carrier call');
  await expect(page.getByRole('slider', { name: 'Topics' })).toHaveAttribute('aria-valuenow', '0');
  await page.emulateMedia({ media: 'print' });
  for (const words of ['Join the carrier call', '1 March 2030', 'nobody yet'])
    await expect(main.getByText(words, { exact: true }), 'on paper').toBeVisible();
  await page.emulateMedia({ media: null });
  await page.goto('/succession?data=own');
  const row = page.getByRole('row', { name: /Sales Lead/ });
  await expect(row).toContainText('0 of 1');
  await look('plans of one’s own', row);
});
