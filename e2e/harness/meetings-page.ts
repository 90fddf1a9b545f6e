import type { Page } from '@playwright/test';
import type { TranscriptFile } from './transcript-files.ts';

export function meetingsPage(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Upload Meeting Transcript' });
  const uploadButton = page.getByRole('button', { name: 'Upload meeting recording or transcript' });
  return {
    dialog,
    uploadButton,
    card: (title: string) => page.getByRole('article', { name: title }),
    toast: (sentence: string) => page.getByRole('status').filter({ hasText: sentence }),

    async open() {
      await page.goto('/meetings');
      await page.getByRole('heading', { name: 'Meetings' }).waitFor();
    },

    async chooseFile(file: TranscriptFile) {
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Choose File' }).click();
      await (await chooser).setFiles(file);
    },

    async upload(file: TranscriptFile, title = '') {
      await uploadButton.click();
      await dialog.getByLabel('Meeting Title (Optional)').fill(title);
      await this.chooseFile(file);
      await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    },

    async openResultOf(file: TranscriptFile, title: string) {
      await this.upload(file, title);
      await page.getByRole('link', { name: title }).click();
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    },
  };
}
