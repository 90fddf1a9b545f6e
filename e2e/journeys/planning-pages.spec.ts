import { tabTo } from '../harness/keyboard.ts';
import { expect, test } from '../harness/test.ts';

test('a suggested question is asked with the keyboard, answered, followed up and asked again', async ({
  ownerPage: page,
}) => {
  await page.goto('/ask-me-anything');
  const question = 'Where has sentiment changed most in the past month?';
  await tabTo(page, page.getByRole('link', { name: question }));
  await page.keyboard.press('Enter');
  const answer = page.getByRole('heading', { name: question });
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled();
  await expect(answer).toBeFocused();
  await expect(page.getByText(/Engineering has changed most/)).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Sentiment overview, Past Month' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sentiment\?data=sample&period=past-month$/);
  await page.goBack();
  await expect(answer).toBeVisible();
  await page.reload();
  await expect(answer).toBeVisible();

  await page.getByRole('button', { name: 'Ask Another Question' }).click();
  const box = page.getByRole('textbox', { name: 'Your question' });
  await expect(box).toBeFocused();
  await page.keyboard.type('Who is tired?');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This answer is simulated/)).toBeVisible();
});

test('the coming-soon page of plans links to the team plans, which keep their tab', async ({
  ownerPage: page,
}) => {
  await page.goto('/pdp');
  await page.getByRole('link', { name: 'Team Development Overview' }).click();
  await page.getByRole('tab', { name: 'Risk Management' }).click();
  await expect(page.getByText(/His review fell on the day of the billing outage/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Risk Management' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
