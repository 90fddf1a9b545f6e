import { expect, type Page } from '@playwright/test';

/** Sends a file to a call that takes one, as the page's person. */
export async function sendFile(page: Page, path: string, name: string, content: string) {
  const answer = await page.request.post(path, {
    headers: { origin: new URL(page.url()).origin },
    multipart: { file: { name, mimeType: 'text/plain', buffer: Buffer.from(content) } },
  });
  expect(answer.ok()).toBe(true);
}
