import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '@/lib/days.ts';
import { buildMap } from '@/testing/organization-map.ts';
import { server } from '@/testing/server.ts';
import { TimeSlider } from './time-slider.tsx';

const weeks = Array.from({ length: 12 }, (_, at) => ({
  from: addDays('2026-08-31', 7 * at),
  meetings: 30 + at,
}));
const { period } = buildMap();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  server.use(http.get('*/api/organization/map', () => HttpResponse.json(buildMap())));
});
afterEach(() => vi.useRealTimers());

function showSlider(entry = '/') {
  const router = createMemoryRouter(
    [{ path: '/', element: <TimeSlider weeks={weeks} shown={period} /> }],
    { initialEntries: [entry] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, slider: screen.getByRole('slider') };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const place = (slider: HTMLElement) => Number(slider.getAttribute('aria-valuenow'));

test('playing shows a week every 800 ms and stops at the end', async () => {
  const { router, slider } = showSlider(`/?weeks=4&week=${weeks[8]?.from}`);
  fireEvent.click(screen.getByRole('button', { name: 'Play the weeks' }));
  await pass(799);
  expect(place(slider)).toBe(8);
  await pass(1);
  expect(place(slider)).toBe(9);
  expect(router.state.location.search).toBe(`?weeks=4&week=${weeks[9]?.from}`);
  await pass(800);
  await pass(800);
  expect(place(slider)).toBe(11);
  expect(screen.getByRole('button', { name: 'Play the weeks' })).toBeVisible();
  await pass(5000);
  expect(place(slider)).toBe(11);
});

test('Space pauses and goes on', async () => {
  const { slider } = showSlider(`/?weeks=4&week=${weeks[5]?.from}`);
  fireEvent.keyDown(slider, { key: ' ' });
  await pass(800);
  fireEvent.keyDown(slider, { key: ' ' });
  await pass(5000);
  expect(place(slider)).toBe(6);
});

test('from the end, playing starts again with the first whole period', async () => {
  const { slider } = showSlider();
  expect(place(slider)).toBe(11);
  fireEvent.click(screen.getByRole('button', { name: 'Play the weeks' }));
  await pass(0);
  expect(place(slider)).toBe(3);
});

test('a moved slider loads after a rest, and adds a single history entry', async () => {
  const { router, slider } = showSlider();
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  await pass(200);
  fireEvent.keyDown(slider, { key: 'PageDown' });
  await pass(200);
  expect(router.state.location.search).toBe('');
  expect(slider).toHaveAttribute('aria-valuetext', 'Four weeks to 18 October: 138 meetings');
  await pass(50);
  expect(router.state.location.search).toBe(`?weeks=4&week=${weeks[6]?.from}`);
  expect(router.state.historyAction).toBe('REPLACE');
});
