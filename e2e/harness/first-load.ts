import type { Page } from '@playwright/test';

/** Limit of compressed script transferred by the first load of a screen: 200 kB. */
export const scriptBytesMax = 200_000;

/**
 * Opens an address on a page with an empty cache and returns the compressed bytes of all scripts
 * loaded until the network has been idle for 500 ms.
 */
export async function scriptBytesOf(page: Page, address: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Limit for the list of meetings. */
export const repeatedVisitMsMax = 300;

const shown = 'meetings-shown';

/**
 * Milliseconds, by the page's clock, from the start of the navigation to the first frame with a card. The page
 * reports them on its console, because evaluating a script would disturb the measurement.
 */
export async function msUntilMeetings(page: Page): Promise<number> {
  await page.addInitScript({ content: tellWhenShown });
  const told = page.waitForEvent('console', (message) => message.text().startsWith(shown));
  await page.goto('/meetings');
  return Number((await told).text().slice(shown.length));
}

const tellWhenShown = `
new MutationObserver((_, observer) => {
  if (!document.querySelector('[aria-label="Meetings"] article')) return;
  observer.disconnect();
  // A user-blocking task posted in a frame callback runs right after that frame is drawn.
  const tell = () => console.debug('${shown}', performance.mark('${shown}').startTime);
  requestAnimationFrame(() => scheduler.postTask(tell, { priority: 'user-blocking' }));
}).observe(document, { childList: true, subtree: true });
`;
