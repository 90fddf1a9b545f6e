import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';
import { meetInTwoDepartments } from '../harness/two-departments.ts';

test('the effect of one person leaving is shown, and kept in the address', async ({
  ownerPage: page,
}) => {
  const { look } = screenTour(page);
  await meetInTwoDepartments(page);

  await page.goto('/offboarding/simulate?data=own');
  await page.getByRole('searchbox', { name: 'Search people' }).fill('marta');
  const box = page.getByRole('checkbox', { name: /Marta Lind/ });
  await box.focus();
  await page.keyboard.press('Space');
  const changes = page.getByRole('complementary', { name: 'What changes' });
  await expect(changes.getByRole('list', { name: 'Departments that part' })).toContainText(
    'Finance and Sales',
  );
  await expect(page).toHaveURL(/leave=/);
  await look('what-if', changes);
  await page.reload();
  await expect(box).toBeChecked();
  await page.getByRole('radio', { name: 'List' }).click();
  await look('what-if as a list', page.getByRole('table', { name: 'People and their ties' }));
});
