import type { Page } from '@playwright/test';
import { pastDeparturesSchema, paths } from '@rapport/contract';
import { enter, tabTo } from '../harness/keyboard.ts';
import { beginHandover } from '../harness/plans.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { sendFile } from '../harness/send-file.ts';
import { expect, test } from '../harness/test.ts';
import { dateDaysAgo, seedTwoDepartments } from '../harness/two-departments.ts';

/** Nora Falk spoke with Jan Huber, and left six weeks ago. */
async function letNoraLeave(page: Page) {
  const directory = 'email,firstName,lastName,department\nnora@example.com,Nora,Falk,Sales';
  await sendFile(page, paths.importUsers, 'people.csv', directory);
  const words = 'Nora Falk: Where does the lorry wait?\nJan Huber: At gate two, as before.\n';
  await sendFile(page, paths.uploadTranscript, `${dateDaysAgo(45)} yard.txt`, words.repeat(4));
  await beginHandover(page, 'Nora Falk', dateDaysAgo(42));
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(paths.pastDepartures);
        return pastDeparturesSchema.parse(await answer.json()).departures.length;
      },
      { timeout: 30_000 },
    )
    .toBe(1);
}

test('the effect of one person leaving is shown, kept in the address, and saved as a scenario, by keyboard', async ({
  ownerPage: page,
}) => {
  const { look } = screenTour(page);
  await seedTwoDepartments(page);
  await letNoraLeave(page);

  await page.goto('/offboarding/simulate?data=own&weeks=4');
  const before = page.getByRole('region', { name: 'When people left before' });
  const nora = before.getByRole('row', { name: /^Nora Falk/ });
  await expect(nora.getByText('1 of 1 gone')).toBeVisible();
  await expect(nora.getByRole('link', { name: 'After leaving' })).toBeVisible();
  await tabTo(page, page.getByRole('searchbox', { name: 'Search people' }));
  await page.keyboard.type('marta');
  const box = page.getByRole('checkbox', { name: /Marta Lind/ });
  await tabTo(page, box);
  await page.keyboard.press('Space');
  const changes = page.getByRole('complementary', { name: 'What changes' });
  await expect(changes.getByRole('list', { name: 'Departments that part' })).toContainText(
    'Finance and Sales',
  );
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(/leave=/);
  await look('what-if', changes);
  await page.reload();
  await expect(box).toBeChecked();
  await page.getByRole('radio', { name: 'List' }).click();
  await look('what-if as a list', page.getByRole('table', { name: 'People and their ties' }));
  await enter(page, page.getByRole('button', { name: 'Save as scenario' }));
  const title = page.getByRole('heading', { level: 1, name: 'Without Marta Lind' });
  await expect(title).toBeVisible();
});
