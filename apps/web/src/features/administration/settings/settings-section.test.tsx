import { defaultTrustSettings, paths } from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { server } from '@/testing/server.ts';
import { administrationServer, refuseCall } from '../testing/administration-server.ts';
import { renderAdministration } from '../testing/render-administration.tsx';

async function openSettings() {
  const backend = administrationServer();
  const app = await renderAdministration('/admin?tab=settings');
  const zone = await screen.findByLabelText('Hosting Zone *');
  return { ...backend, ...app, zone };
}

const timezone = () => screen.getByLabelText('Timezone *');
const save = () => screen.getByRole('button', { name: 'Save Settings' });
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('settings show a skeleton while loading', async () => {
  administrationServer();
  server.use(http.get(`*${paths.organizationSettings}`, () => delay('infinite')));
  await renderAdministration('/admin?tab=settings');
  expect(await screen.findByText('Loading organization settings...')).toBeInTheDocument();
});

it('settings that fail to load show an error and can be retried', async () => {
  administrationServer();
  server.use(
    http.get(
      `*${paths.organizationSettings}`,
      () => HttpResponse.json({ code: 'NO', message: 'no' }, { status: 403 }),
      { once: true },
    ),
  );
  const { user } = await renderAdministration('/admin?tab=settings');
  expect(
    await screen.findByText('Failed to load organization settings. Please try again.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Hosting Zone *')).toHaveValue('US');
});

it('settings offer hosting zones, time zones and features', async () => {
  const { zone } = await openSettings();
  expect(optionsOf(zone).slice(1)).toEqual(['United States', 'Europe', 'Australia']);
  expect(optionsOf(timezone()).slice(1)).toEqual([
    'Eastern',
    'Central',
    'Mountain',
    'Pacific',
    'London',
    'Central European',
    'Sydney',
  ]);
  for (const [name, isOn] of [
    ['Ask Me Anything', true],
    ['Interaction Graphs', true],
    ['Sentiment Analysis', true],
    ['Action Items', false],
  ] as const) {
    const toggle = screen.getByRole('switch', { name });
    expect(toggle.getAttribute('aria-checked')).toBe(`${isOn}`);
  }
});

it('settings lead to what is computed about whom', async () => {
  await openSettings();
  expect(screen.getByRole('link', { name: 'See what is computed' })).toHaveAttribute(
    'href',
    '/trust',
  );
});

it('settings follow what another admin saves, except for unsaved changes', async () => {
  const { user, zone, state, queryClient } = await openSettings();
  await user.selectOptions(zone, 'Europe');
  state.settings = {
    ...state.settings,
    hostingZone: 'AU',
    activeFeatures: { ...state.settings.activeFeatures, sentiment: false },
  };
  await act(() => queryClient.invalidateQueries());
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Sentiment Analysis' })).not.toBeChecked(),
  );
  expect(zone).toHaveValue('EU');
  expect(screen.getByText('1 change not saved: Hosting Zone')).toBeVisible();
});

it('settings are saved, and dependent data is refetched', async () => {
  const { user, zone, state, queryClient } = await openSettings();
  queryClient.setQueryData(['meetings', 'list'], []);
  await user.selectOptions(zone, 'Europe');
  await user.selectOptions(timezone(), 'Central European');
  await user.type(screen.getByLabelText('Company Description'), 'Billing software');
  await user.click(screen.getByRole('switch', { name: 'Sentiment Analysis' }));
  expect(
    screen.getByText(
      '4 changes not saved: Hosting Zone, Timezone, Company Description, Sentiment Analysis',
    ),
  ).toBeVisible();
  await user.click(save());
  expect(
    await screen.findByText('Organization settings have been updated successfully.'),
  ).toBeVisible();
  expect(state.settings).toEqual({
    hostingZone: 'EU',
    timezone: 'Europe/Paris',
    companyDescription: 'Billing software',
    activeFeatures: {
      askMeAnything: true,
      interactionGraphs: true,
      sentiment: false,
      actions: false,
    },
    trust: defaultTrustSettings,
  });
  await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
  expect(queryClient.getQueryState(['meetings', 'list'])?.isInvalidated).toBe(true);
  // Later changes are compared with the saved settings.
  await user.selectOptions(timezone(), 'London');
  expect(screen.getByText('1 change not saved: Timezone')).toBeVisible();
});

it('missing settings are named', async () => {
  const { user, zone, callsTo } = await openSettings();
  await user.selectOptions(zone, '');
  await user.selectOptions(timezone(), '');
  await user.click(save());
  expect(await screen.findByText('Please fill in all required fields.')).toBeVisible();
  expect(zone).toHaveAccessibleDescription('Hosting zone is required');
  expect(timezone()).toHaveAccessibleDescription('Timezone is required');
  expect(zone).toHaveFocus();
  expect(callsTo('PATCH')).toEqual([]);
});

it.each([
  [403, 'Not authorized', 'Not authorized'],
  [500, '', 'Failed to update organization settings. Please try again.'],
])('settings that are refused with %i stay in the form', async (status, message, sentence) => {
  const { user, zone } = await openSettings();
  refuseCall('patch', paths.organizationSettings, status, message);
  await user.selectOptions(zone, 'Australia');
  await user.click(save());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(zone).toHaveValue('AU');
  expect(screen.getByText('1 change not saved: Hosting Zone')).toBeVisible();
});

it('leaving with unsaved changes needs confirmation', async () => {
  const { user, zone, router } = await openSettings();
  await user.selectOptions(zone, 'Europe');
  await user.click(screen.getByRole('tab', { name: 'Users & Roles' }));
  const question = await screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(router.state.location.search).toBe('?tab=settings');
  expect(screen.getByLabelText('Hosting Zone *')).toHaveValue('EU');
  await user.click(screen.getByRole('tab', { name: 'Users & Roles' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without Saving' }));
  expect(await screen.findByRole('searchbox')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('leaving after reverting the changes needs none', async () => {
  const { user, zone, router } = await openSettings();
  await user.selectOptions(zone, 'Europe');
  await user.selectOptions(zone, 'United States');
  await user.click(screen.getByRole('tab', { name: 'Users & Roles' }));
  expect(router.state.location.search).toBe('');
});

it('the retention is saved after a preview of the deletion', async () => {
  const { user, state, callsTo } = await openSettings();
  const retention = within(await screen.findByRole('region', { name: 'Retention' }));
  const files = await retention.findByLabelText('Original Files');
  const button = retention.getByRole('button', { name: 'Save Retention' });
  expect(retention.getByRole('status')).toHaveTextContent('Nothing is deleted automatically.');
  expect(button).toBeDisabled();
  await user.selectOptions(files, '90 days');
  expect(await retention.findByText(/^Nothing is old enough/)).toBeVisible();
  const uploadedAt = '2024-03-04T09:00:00.000Z';
  const oldest = { id: 'kickoff', title: 'Kickoff', uploadedAt };
  state.retentionPreview = { meetings: 2, files: 1, oldestMeetings: [oldest] };
  await user.selectOptions(retention.getByLabelText('Meetings'), '1 year');
  const going =
    '2 meetings with everything that belongs to them and the original file of 1 other meeting';
  expect(await retention.findByText(going)).toBeVisible();
  expect(retention.getByRole('list', { name: 'Oldest meetings' })).toHaveTextContent(
    /Kickoff.*and 1 more/,
  );
  expect(callsTo('preview').at(-1)?.call).toMatch(/fileDays=90&meetingDays=365$/);
  await user.click(button);
  const question = await screen.findByRole('alertdialog', { name: 'Save Retention' });
  expect(question).toHaveTextContent(going);
  expect(callsTo('PATCH')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Save Retention' }));
  expect(await screen.findByText('The retention has been saved.')).toBeVisible();
  expect(callsTo('PATCH')).toMatchObject([{ body: { fileDays: 90, meetingDays: 365 } }]);
  expect(button).toBeDisabled();
});

/** Places the sections below each other, others without a height. jsdom has no layout. */
function layOut(heights: Record<string, number>) {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
  const whole = Object.values(heights).reduce((sum, height) => sum + height, 0);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(whole);
  let top = 0;
  for (const section of document.querySelectorAll('section[id^=settings-]')) {
    const [from, height] = [top, heights[section.id] ?? 0];
    section.getBoundingClientRect = () => new DOMRect(0, from - window.scrollY, 600, height);
    top += height;
  }
}
const scrollTo = (y: number) => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
  act(() => void window.dispatchEvent(new Event('scroll')));
};
const lit = () =>
  within(screen.getByRole('navigation', { name: 'Settings' }))
    .getAllByRole('button')
    .filter((entry) => entry.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);

it('the section list lights what a person reads, each section in turn, and keeps a chosen one', async () => {
  const { user } = await openSettings();
  await screen.findByRole('heading', { name: 'Webhooks' });
  layOut({
    'settings-general': 500,
    'settings-features': 600,
    'settings-sign-in': 700,
    'settings-two-factor': 150,
    'settings-api-keys': 120,
    'settings-webhooks': 500,
    'settings-retention': 200,
    'settings-register': 150,
  });
  // Two-factor sign-in is at the upper edge, and Webhooks begins above the middle.
  scrollTo(1780);
  expect(lit()).toEqual(['Webhooks']);
  scrollTo(2020);
  expect(lit()).toEqual(['What is computed about whom']);

  await user.click(screen.getByRole('button', { name: 'API keys' }));
  scrollTo(2019);
  expect(lit()).toEqual(['API keys']);
  act(() => void window.dispatchEvent(new WheelEvent('wheel')));
  scrollTo(0);
  expect(lit()).toEqual(['General Settings']);
});

it('an address leads to its section', async () => {
  window.history.replaceState(null, '', '#settings-features');
  await openSettings();
  expect(lit()).toEqual(['Feature Toggles']);
  window.history.replaceState(null, '', '/');
});
