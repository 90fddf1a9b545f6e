import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const mood =
  /sentiment|\bmoods?\b|positive|negative|out of 10\b|happi|happy|stress|unhappy|worn out|\bfeels?\b|belongs?\b|recognised/i;

/** A heading of each screen, to wait for. */
const screens = [
  ['/', 'Strategic Alignment'],
  ['/scenarios/ceo-departure-planned-handover', 'Executive Summary'],
  ['/scenarios/ceo-departure-planned-handover?tab=recommendations', 'What to do'],
  ['/scenarios/ceo-departure-planned-handover?tab=timeline', 'Four phases'],
  ['/scenarios/billing-platform-breach-drill', 'Executive Summary'],
  ['/scenarios/merge-mobile-and-web-teams', 'Executive Summary'],
  ['/scenarios/losing-halden-group', 'Executive Summary'],
  ['/offboarding/platform-handover', 'What comes next'],
  ['/offboarding/platform-handover?tab=team-impact', 'People affected'],
  ['/offboarding/payroll-handover?tab=team-impact', 'People affected'],
  ['/offboarding/platform-handover?tab=monitoring', 'The team since the announcement'],
  ['/offboarding/simulate?person=tomas-leiva', 'People Impact'],
  ['/succession/chief-technology-officer?tab=candidates', 'Candidates'],
  ['/succession/sales-director?tab=requirements', 'Key requirements'],
] as const;

beforeEach(() => {
  server.use(
    ...accountServer({ signedInAs: account.email, features: { sentiment: false } }).handlers,
  );
});

test.each(screens)('with sentiment off, %s shows no sentiment', async (path, heading) => {
  await renderApp(path);
  await screen.findByRole('heading', { name: heading });
  const main = screen.getByRole('main');
  await waitFor(() => expect(main).not.toHaveTextContent(mood));
  const named = within(main)
    .queryAllByRole('img')
    .map((image) => image.getAttribute('aria-label'));
  expect(named.join(' ')).not.toMatch(mood);
});

test('with sentiment off, candidates are compared by seven criteria', async () => {
  const { user } = await renderApp('/succession/chief-technology-officer?tab=candidates');
  expect(await screen.findByText(/the seven criteria by their weight/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /How the score is made/ }));
  expect(screen.getAllByRole('row')).toHaveLength(9);
  expect(screen.getByRole('row', { name: /^Sum 515 / })).toBeVisible();
});

test('with sentiment off, no suggested question is about sentiment', async () => {
  await renderApp('/ask-me-anything');
  const asked = within(await screen.findByRole('region', { name: 'Questions leaders ask' }));
  expect(asked.getAllByRole('link')).toHaveLength(6);
  expect(asked.queryByRole('link', { name: /sentiment/ })).not.toBeInTheDocument();
});
