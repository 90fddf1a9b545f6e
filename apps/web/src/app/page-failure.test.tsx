import { fireEvent, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '@/testing/server.ts';
import { PageFailure } from './page-failure.tsx';

afterEach(() => vi.restoreAllMocks());

const networkIs = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
};

test('without a network the page that failed says so, not that Rapport was updated', async () => {
  server.use(http.head('*/', () => HttpResponse.error()));
  networkIs(false);
  render(<PageFailure />);
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  expect(screen.queryByText(/updated/)).not.toBeInTheDocument();
});

test.each([
  ['does not answer', () => HttpResponse.error()],
  ['answers by its proxy alone', () => new HttpResponse(null, { status: 502 })],
])('a page that failed while the server %s says so', async (_, answer) => {
  server.use(http.head('*/', answer));
  render(<PageFailure />);
  expect(await screen.findByText(/^The server did not answer/)).toBeVisible();
  expect(screen.queryByText(/updated/)).not.toBeInTheDocument();
});

test('once the network is back, the page that failed asks the server again', async () => {
  server.use(http.head('*/', () => new HttpResponse(null)));
  networkIs(false);
  render(<PageFailure />);
  await screen.findByText(/^You are offline/);
  networkIs(true);
  expect(await screen.findByText(/^Reloading usually helps/)).toBeVisible();
});

test('where the server answers, the page that failed may be an older one', async () => {
  server.use(http.head('*/', () => new HttpResponse(null)));
  render(<PageFailure />);
  expect(
    await screen.findByText(
      'Reloading usually helps: Rapport may have been updated since you opened it.',
    ),
  ).toBeVisible();
});
