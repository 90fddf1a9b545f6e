import type { Page } from '@playwright/test';

export function acceptInvitationPage(page: Page) {
  return {
    heading: (title: string) => page.getByRole('heading', { name: title }),

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
