import { paths } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { administrationServer, refuseCall } from '../../testing/administration-server.ts';
import { renderAdministration } from '../../testing/render-administration.tsx';

async function openRule() {
  const { state } = administrationServer();
  const { user } = await renderAdministration('/admin?tab=settings');
  const section = within(await screen.findByRole('region', { name: 'Two-factor sign-in' }));
  const toggle = await section.findByRole('switch', { name: 'Two-factor sign-in required' });
  return { user, section, state, toggle };
}

it('is required after a confirmation that counts the members without it', async () => {
  const { user, section, state, toggle } = await openRule();
  expect(section.getByText('1 of 3 members have it.')).toBeVisible();
  await user.click(toggle);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^2 members do not have it yet/)).toBeVisible();
  expect(state.twoFactorRule.isRequired).toBe(false);
  await user.click(question.getByRole('button', { name: 'Require it' }));
  await expect.poll(() => state.twoFactorRule.isRequired).toBe(true);
  await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');
});

it('says why it cannot be required', async () => {
  const { user, section, toggle } = await openRule();
  refuseCall('put', paths.twoFactorRule, 409, 'Switch on two-factor sign-in for yourself first.');
  await user.click(toggle);
  await user.click(await screen.findByRole('button', { name: 'Require it' }));
  expect(
    await section.findByText('Switch on two-factor sign-in for yourself first.'),
  ).toBeVisible();
  expect(toggle).not.toBeChecked();
});
