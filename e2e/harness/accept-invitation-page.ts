import type { Page } from '@playwright/test';

/** What an invited person sees and does, in the words of the screen. */
export function acceptInvitationPage(page: Page) {
  return {
    heading: (title: string) => page.getByRole('heading', { name: title }),

    /** Signs up with the link that is open, and goes on into the product. */
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
