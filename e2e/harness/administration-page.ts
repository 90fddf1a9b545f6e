import type { Page } from '@playwright/test';

/** Page object of the users page and of a user's profile. */
export function administrationPage(page: Page) {
  const inviteDialog = page.getByRole('dialog', { name: 'Invite User' });
  return {
    inviteDialog,
    entry: page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }),
    search: page.getByPlaceholder('Search users by name or email...'),
    row: (text: string) =>
      page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: text }),
    toast: (sentence: string) =>
      page.locator('[role=status], [role=alert]').filter({ hasText: sentence }),

    async open(search = '') {
      await page.goto(`/admin${search}`);
      await page.getByRole('heading', { name: 'Administration' }).waitFor();
    },

    async invite(email: string, role: 'Member' | 'Admin' = 'Member') {
      // The dashboard's first steps have a button of the same name.
      await page.getByRole('heading', { name: 'Administration' }).waitFor();
      await page.getByRole('button', { name: 'Invite User', exact: true }).click();
      await inviteDialog.getByLabel('E-mail').fill(email);
      await inviteDialog.getByLabel('Role').selectOption(role);
      await inviteDialog.getByRole('button', { name: 'Send Invitation' }).click();
    },

    async chooseRole(role: 'Member' | 'Admin') {
      await page.getByLabel('Organization Role').selectOption(role);
      await page.getByRole('button', { name: 'Update Role' }).click();
    },
  };
}
