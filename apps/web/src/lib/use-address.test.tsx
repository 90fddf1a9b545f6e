import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { useAddress } from './use-address.ts';

function openAt(address: string) {
  const { result } = renderHook(
    () => ({
      first: useAddress()[1],
      second: useAddress()[1],
      search: useLocation().search,
      navigate: useNavigate(),
    }),
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
    },
  );
  return result;
}

const setting = (name: string, value: string) => (now: URLSearchParams) => {
  now.set(name, value);
  return now;
};

test('simultaneous changes are all kept, whichever part of the screen makes them', () => {
  const page = openAt('/audit?from=2026-11-01');
  act(() => {
    page.current.first(setting('action', 'deleted'));
    page.current.second(setting('search', 'anna'), { replace: true });
  });
  expect(page.current.search).toBe('?from=2026-11-01&action=deleted&search=anna');
});

test('a change begins with the address that is shown, also after going back', async () => {
  const page = openAt('/audit');
  act(() => page.current.first(setting('action', 'deleted')));
  await act(async () => page.current.navigate(-1));
  expect(page.current.search).toBe('');
  act(() => page.current.second(setting('search', 'anna')));
  expect(page.current.search).toBe('?search=anna');
});
