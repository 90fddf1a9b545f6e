import type { Page } from '@playwright/test';

export function acceptInvitationPage(page: Page) {
  return {
    heading: (title: string) => page.getByRole('heading', { name: title }),

    /** Creates the organization of an empty server, and continues to the dashboard. */
    async setUp(owner: { organization: string; name: string; email: string; password: string }) {
      await page.getByLabel('Organization').fill(owner.organization);
      await page.getByLabel('Your name').fill(owner.name);
      await page.getByLabel('E-mail').fill(owner.email);
      await page.getByLabel('Password', { exact: true }).fill(owner.password);
      await page.getByLabel('Confirm Password').fill(owner.password);
      await page.getByRole('button', { name: 'Create Organization' }).click();
      await this.heading('Your organization is ready').waitFor();
      await page.getByRole('link', { name: 'Go to Rapport' }).click();
      await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
    },

    /** Continues to the dashboard. */
    async signUp(password: string) {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm Password').fill(password);
      await page.getByRole('button', { name: 'Create Account and Accept' }).click();
      await this.heading('Invitation Accepted!').waitFor();
      await page.getByRole('link', { name: 'Go to Rapport' }).click();
      await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
    },
  };
}
