import type { Locator, Page } from '@playwright/test';

/** More than the tab stops of any screen. */
const tabsMax = 100;

export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor();
  const focused = target.and(page.locator(':focus'));
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    await page.keyboard.press(key);
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`${tabsMax} tabs do not lead to ${target}.`);
}

export async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes through all tab stops of a page. Returns those of which something else covers the middle. */
export async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate<'end' | 'seen' | { name: string }>(`(() => {
      const stop = document.activeElement;
      if (stop === document.body) return 'end';
      const { left, top, width, height } = stop.getBoundingClientRect();
      const middle = document.elementFromPoint(left + width / 2, top + height / 2);
      const around = stop.closest('label') ?? stop;
      return around.contains(middle) || middle?.contains(stop)
        ? 'seen' : { name: stop.ariaLabel ?? stop.textContent };
    })()`);
    if (found === 'end') return covered;
    if (found !== 'seen') covered.push(found.name);
  }
  throw new Error(`${tabsMax} tabs do not lead through the page.`);
}
