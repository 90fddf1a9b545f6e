import { enter, tabTo } from '../harness/keyboard.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';
import { seedTwoDepartments } from '../harness/two-departments.ts';

test('scenarios are drafted, computed by keyboard, changed, compared and exported', async ({
  ownerPage: page,
}) => {
  const { look } = screenTour(page);
  const { keyboard } = page;
  const main = page.getByRole('main');
  const nameField = page.getByLabel('Scenario name');
  await seedTwoDepartments(page);

  await page.goto('/scenarios?data=own');
  await expect(main.getByText('No scenario yet')).toBeVisible();
  await enter(page, main.getByRole('link', { name: 'Key Person Departure' }));
  await tabTo(page, nameField);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Without Marta');
  await enter(page, page.getByRole('button', { name: 'Next' }));
  await tabTo(page, page.getByRole('searchbox', { name: /Who leaves/ }));
  await keyboard.type('marta');
  await tabTo(page, page.getByRole('checkbox', { name: /Marta Lind/ }));
  await keyboard.press('Space');
  await look('who leaves', page.getByRole('checkbox', { name: /Marta Lind/, checked: true }));
  await enter(page, page.getByRole('button', { name: 'Run' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Without Marta' })).toBeVisible();
  await look('a computed scenario', page.getByRole('table', { name: 'Figures before and after' }));
  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  await keyboard.press('ArrowRight');
  await look('what parts', main.getByText('Finance and Sales'), [1440, 360]);
  await page.getByRole('tab', { name: 'Recommendations' }).click();
  await look('what to do', page.getByRole('region', { name: 'What to do' }), [1440, 360]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole('link', { name: 'Edit' }).click();
  await nameField.fill('Marta Lind leaves before the summer');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Marta Lind leaves before the summer' }),
  ).toBeVisible();
  const versions = page.getByRole('region', { name: 'Versions' });
  await versions.getByRole('link', { name: /^1\./ }).click();
  await expect(main.getByText(/^This is version 1 of \d/)).toBeVisible();

  await page.goto('/scenarios/new?data=own&template=team-merge');
  await page.getByRole('button', { name: 'Next' }).click();
  for (const department of ['Finance', 'Sales'])
    await page.getByRole('checkbox', { name: department }).check();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(main.getByText('Not computed yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Figures before and after' })).toBeVisible();
  await page.getByRole('tab', { name: 'Team Impact' }).click();
  const placeIn = async (table: string) =>
    (
      await page
        .getByRole('table', { name: table })
        .getByRole('columnheader', { name: 'People' })
        .boundingBox()
    )?.x;
  expect(await placeIn('Groups after')).toBe(await placeIn('Groups before'));

  await page.goto('/scenarios?data=own');
  for (const title of ['Team Merge', 'Marta Lind leaves before the summer']) {
    await tabTo(page, page.getByRole('checkbox', { name: `Compare ${title}` }));
    await keyboard.press('Space');
  }
  await look('scenarios of one’s own', page.getByRole('link', { name: 'Compare Two' }));
  await enter(page, page.getByRole('link', { name: 'Compare Two' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Compare Scenarios' })).toBeVisible();
  await look('two compared', page.getByRole('table', { name: 'Figures of both scenarios' }));
  await page.setViewportSize({ width: 360, height: 760 });
  const [one, other] = await page.evaluate<number[]>(`
    [...document.querySelectorAll('tbody tr:first-child td')].slice(1).map((cell) => {
      const value = document.createRange();
      value.selectNodeContents(cell.lastChild);
      return value.getBoundingClientRect().top;
    })`);
  expect(one).toBeDefined();
  expect(other, 'values are level').toBe(one);
});
