import type { Locator, Page } from '@playwright/test';
import { paths, scenarioListSchema } from '@rapport/contract';
import { expect, test } from '../harness/test.ts';
import { seedTwoDepartments } from '../harness/two-departments.ts';

const notice = (page: Page) => page.locator('[data-sonner-toast]').last();

async function expectApart(one: Locator, other: Locator) {
  await expect
    .poll(async () => {
      const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
      if (!a || !b) return 'not shown';
      const isApart =
        a.x + a.width <= b.x ||
        b.x + b.width <= a.x ||
        a.y + a.height <= b.y ||
        b.y + b.height <= a.y;
      return isApart ? 'apart' : `${JSON.stringify(a)} ${JSON.stringify(b)}`;
    })
    .toBe('apart');
}

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`notices lie on no button that carries the page on, at ${width} px`, async ({
    ownerPage: page,
  }) => {
    await page.setViewportSize({ width, height });
    const fail = (path: string) =>
      page.route(`**${path}`, (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({ status: 500, json: { code: 'INTERNAL_ERROR', message: 'It broke.' } }),
      );
    await fail(paths.scenarios);
    await page.goto('/scenarios/new?data=own&template=custom');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Finish Plan' }).click();
    await notice(page).waitFor();
    for (const name of ['Previous', 'Next', 'Finish Plan'])
      await expectApart(page.getByRole('button', { name, exact: true }), notice(page));
    await page.getByRole('button', { name: 'Finish Plan' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(notice(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await fail('/api/organization/settings');
    await page.goto('/admin?tab=settings');
    const save = page.getByRole('button', { name: 'Save Settings' });
    await save.scrollIntoViewIfNeeded();
    await save.click();
    await notice(page).waitFor();
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    await expectApart(save, notice(page));
    await save.click({ trial: true });
  });

test('a double click on Save as scenario saves one', async ({ ownerPage: page }) => {
  await seedTwoDepartments(page);
  await page.goto('/offboarding/simulate?data=own');
  const marta = page.getByRole('checkbox', { name: /Marta Lind/ });
  // The address holds the choice, so the box follows after the click.
  await marta.click();
  await expect(marta).toBeChecked();
  await page.getByRole('button', { name: 'Save as scenario' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Without Marta Lind' })).toBeVisible();
  const { scenarios } = scenarioListSchema.parse(
    await (await page.request.get(paths.scenarios)).json(),
  );
  expect(scenarios).toHaveLength(1);
});
