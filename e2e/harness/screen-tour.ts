import { expect, type Locator, type Page, test } from '@playwright/test';
import { consoleErrors, type ScreenWidth, screenProblems } from './screen-problems.ts';

/** Goes through the screens of a page and looks at each; all that is wrong is told at the end. */
export function screenTour(page: Page) {
  const errors = consoleErrors(page);
  return {
    /** Looks at a screen once the part that tells it from others is there. */
    look: (screen: string, part: Locator, widths?: readonly ScreenWidth[]) =>
      test.step(screen, async () => {
        await expect(part.first(), screen).toBeVisible();
        expect.soft(await screenProblems(page, widths), screen).toEqual([]);
        expect.soft(errors.splice(0), `${screen}: the console`).toEqual([]);
      }),
  };
}
