import { expect, type Locator, type Page, test } from '@playwright/test';
import { consoleErrors, type ScreenWidth, screenProblems } from './screen-problems.ts';

/** Failures are soft, so that a journey reports all screens. */
export function screenTour(page: Page) {
  const errors = consoleErrors(page);
  return {
    /** Checks the screen once `part`, which only this screen has, is visible. */
    look: (screen: string, part: Locator, widths?: readonly ScreenWidth[]) =>
      test.step(screen, async () => {
        await expect(part.first(), screen).toBeVisible();
        // Old results are dimmed until the next ones are there.
        await expect(page.getByText('Updating…', { exact: true }), screen).toHaveCount(0);
        expect.soft(await screenProblems(page, widths), screen).toEqual([]);
        expect.soft(errors.splice(0), `${screen}: the console`).toEqual([]);
      }),
  };
}
