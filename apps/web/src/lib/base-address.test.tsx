import { afterEach, expect, test, vi } from 'vitest';
import { baseAddress } from './base-address.ts';

afterEach(() => vi.unstubAllEnvs());

test('calls go to where the page comes from', () => {
  expect(baseAddress()).toBe(window.location.origin);
});

test('calls go to another address that was set for the build', () => {
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.northwind.example');
  expect(baseAddress()).toBe('https://api.northwind.example');
});
