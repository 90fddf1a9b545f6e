import { expect, type Page } from '@playwright/test';

/** Uploads a file to a call, signed in as the page's person. */
export async function sendFile(page: Page, path: string, name: string, content: string) {
  const answer = await page.request.post(path, {
    headers: { origin: new URL(page.url()).origin },
    multipart: { file: { name, mimeType: 'text/plain', buffer: Buffer.from(content) } },
  });
  expect(answer.ok()).toBe(true);
}
