import { paths } from '@rapport/contract';
import { enter, tabTo } from '../harness/keyboard.ts';
import { findPerson, send } from '../harness/plans.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';
import { seedTwoDepartments } from '../harness/two-departments.ts';

test('one case is begun from What-if, has all tabs, and is opened instead of a second one', async ({
  ownerPage: page,
}) => {
  const { look } = screenTour(page);
  const { keyboard } = page;
  const main = page.getByRole('main');
  await seedTwoDepartments(page);
  const marta = await findPerson(page, 'Marta Lind');

  await page.goto(`/offboarding/simulate?data=own&leave=${marta}`);
  const links = main.getByRole('table', { name: 'Links between departments' });
  await expect(links.getByText('Nobody in Sales meets Finance')).toBeVisible();
  await enter(page, main.getByRole('link', { name: 'Create Offboarding Project' }));
  await expect(page.getByRole('heading', { level: 1, name: 'New project' })).toBeVisible();
  await expect(main.getByText('Marta Lind', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create Project' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Marta Lind' })).toBeVisible();
  // The browser's day may be one ahead of the organization's.
  await expect(main.getByText(/^in 5[67] days$/)).toBeVisible();

  await tabTo(page, page.getByRole('tab', { name: /^Handover/ }));
  await keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/tab=means/);
  await look('what it means', links.getByText('Nobody in Sales meets Finance'));
  await keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(/tab=/);
  await keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=follow/);
  await expect(main.getByText('Nobody is chosen yet')).toBeVisible();
  for (const name of ['Sanne Boer', 'Jan Huber']) {
    await enter(page, main.getByRole('button', { name: 'Add a person' }));
    await expect(page.getByRole('searchbox', { name: 'Search people' })).toBeFocused();
    await keyboard.type(name);
    await enter(page, page.getByRole('dialog').getByRole('button', { name: new RegExp(name) }));
    await expect(
      main.getByRole('list', { name: 'What each already has' }).getByRole('link', { name }),
    ).toBeVisible();
  }
  await look('who could follow', main.getByText(/^Of the 2 people chosen, /));
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(/^Of the 2 people chosen, /), 'on paper').toBeVisible();
  await page.emulateMedia({ media: null });

  await page.reload();
  await expect(main.getByText(/^2 people, chosen by you\./)).toBeVisible();
  await enter(page, main.getByRole('button', { name: '1 person' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await keyboard.press('Escape');
  await page.getByRole('tab', { name: /^After leaving/ }).click();
  await expect(main.getByText(/^Starts on /)).toBeVisible();

  await page.goto(`/offboarding/simulate?data=own&leave=${marta}`);
  await enter(page, main.getByRole('link', { name: 'Open Offboarding Project' }));
  await expect(page).toHaveURL(/\/offboarding\/[0-9a-f-]+\?tab=means$/);
  await page.goto(`/offboarding/new?data=own&person=${marta}`);
  await expect(main.getByText(/^There is one already for Marta Lind/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Another' })).toBeVisible();
  await enter(page, main.getByRole('link', { name: 'Open it' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Marta Lind' })).toBeVisible();

  const trust = { worksCouncilMode: true, confirmed: true };
  await send(page, 'PATCH', paths.trust, trust);
  for (const tab of ['What it means', 'Who could follow']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(
      main.getByText(/^Works-council mode is on, so nothing is computed about a single person/),
    ).toBeVisible();
  }
});
