import { join } from 'node:path';
import { openBrowser } from './open-browser.ts';

// Takes the README's picture. Needs a running `npm run demo`.

const demo = 'http://localhost:8000';
const folder = join(import.meta.dirname, '../docs/pictures');

const browser = await openBrowser();
const page = await browser.newPage({
  baseURL: demo,
  viewport: { width: 1280, height: 1440 },
  reducedMotion: 'reduce',
});
await page.goto('/meetings');
await page.getByLabel('E-mail').fill('miriam.castellanos@larkfield.example');
await page.getByLabel('Password', { exact: true }).fill('demonstration');
await page.getByRole('button', { name: 'Sign In' }).click();
await page.getByRole('link', { name: 'Customer panel: what cold chains need next' }).click();
await page.getByRole('img', { name: /participants/ }).waitFor();
await page.screenshot({ path: join(folder, 'meeting.png') });
await browser.close();
