import { beginHandover } from '../harness/plans.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';
import { dateDaysAgo, seedTwoDepartments } from '../harness/two-departments.ts';

test('a session ends in the middle of a form: signing in again keeps it, and it can be sent', async ({
  owner,
  ownerPage: page,
}) => {
  const { look } = screenTour(page);
  await page.goto('/scenarios/new?data=own&template=custom');
  await page.getByLabel('Scenario name').fill('Move to the harbour');
  await page.getByLabel('Reason and context').fill('The lease ends in May.');
  // A call that began with the session would count as one.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await look('signing in again', dialog);
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Reason and context')).toHaveValue('The lease ends in May.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Move to the harbour' })).toBeVisible();
});

test('another account that signs in sees nothing of the page', async ({
  ownerPage: page,
  server,
  owner,
}) => {
  const other = await server.createMember(owner.organizationId);
  await page.goto('/scenarios/new?data=own&template=custom');
  await page.getByLabel('Scenario name').fill('A secret plan');
  // A call that began with the session would count as one.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('E-mail').fill(other.email);
  await dialog.getByLabel('Password', { exact: true }).fill(other.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('A secret plan')).toHaveCount(0);
  await expect(page.locator('input[value="A secret plan"]')).toHaveCount(0);
});

test('a session ends while a handover is changed: the note stays and is saved once', async ({
  owner,
  ownerPage: page,
}) => {
  await seedTwoDepartments(page);
  const id = await beginHandover(page, 'Marta Lind', dateDaysAgo(-20));
  await page.goto(`/offboarding/${id}`);
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  await page
    .getByRole('button', { name: /^Note on / })
    .first()
    .click();
  await note.fill('Sanne has the price list.');
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(note).toHaveValue('Sanne has the price list.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Sanne has the price list.')).toHaveCount(1);
  await expect(page.getByText('has changed this meanwhile')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Sanne has the price list.')).toHaveCount(1);
});
