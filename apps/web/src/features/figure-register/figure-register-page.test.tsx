import { figures, lawTitle, lawWords, paths, type RulesInForce } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { account, accountServer, rulesInForce } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

async function openRegister(rules: RulesInForce, entry = '/trust') {
  server.use(
    http.get(`*${paths.rulesInForce}`, () => HttpResponse.json(rules)),
    ...accountServer({ signedInAs: account.email }).handlers,
  );
  const app = await renderApp(entry);
  await screen.findByRole('heading', { name: 'Rules of Northwind' });
  return app;
}

const figureNamed = (name: string) => {
  const figure = screen.getByRole('heading', { name: new RegExp(`^${name}`) }).closest('li');
  if (!figure) throw new Error(`There is no ${name}.`);
  return within(figure);
};

test('every figure is listed with its source, purpose and limits', async () => {
  await openRegister(rulesInForce);
  for (const { name, definition, limits } of figures) {
    expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(screen.getByText(definition)).toBeVisible();
    expect(screen.getByText(limits)).toBeVisible();
  }
});

test('a figure says who sees it and how long it is kept under the rules in force', async () => {
  await openRegister({
    ...rulesInForce,
    trust: {
      ...rulesInForce.trust,
      meetingReaders: 'participants',
      worksCouncilMode: true,
      smallestGroup: 7,
    },
    retention: { fileDays: null, meetingDays: 365 },
  });
  expect(
    figureNamed('Mood of a participant').getByText(
      'Only the person under Your data, because works-council mode is on',
    ),
  ).toBeVisible();
  expect(
    figureNamed('Sentiment breakdown').getByText(/where at least 7 people of the directory/),
  ).toBeVisible();
  const duration = figureNamed('Duration');
  expect(duration.getByText(/^Speakers of the meeting/)).toBeVisible();
  expect(duration.getByText(/at most 365 days after the upload/)).toBeVisible();
});

test('the state of the law stands beside the rules', async () => {
  await openRegister(rulesInForce);
  expect(screen.getByRole('heading', { name: lawTitle })).toBeVisible();
  for (const { value } of lawWords) expect(screen.getByText(value)).toBeVisible();
  expect(screen.queryByText(/and describes one meeting/)).not.toBeInTheDocument();
});

test('the register is downloaded as PDF and CSV', async () => {
  await openRegister(rulesInForce);
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Download PDF')).toMatch(/\/api\/organization\/rules\/figures\.pdf$/);
  expect(addressOf('Download CSV')).toMatch(/\/api\/organization\/rules\/figures\.csv$/);
});

test('an address leads to its figure', async () => {
  await openRegister(rulesInForce, '/trust#strength');
  expect(
    figureNamed('Strength')
      .getByText(/^1 to 10/)
      .closest('li'),
  ).toHaveFocus();
});

test('rules that fail to load show an error and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  server.use(
    http.get(`*${paths.rulesInForce}`, () =>
      isBroken ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(rulesInForce),
    ),
    ...accountServer({ signedInAs: account.email }).handlers,
  );
  const { user } = await renderApp('/trust');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText(/^Failed to load the rules of your organization/)).toBeVisible();
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Rules of Northwind' })).toBeVisible();
});
