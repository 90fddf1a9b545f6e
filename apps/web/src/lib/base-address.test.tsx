import { afterEach, expect, test, vi } from 'vitest';
import { baseAddress } from './base-address.ts';

afterEach(() => vi.unstubAllEnvs());

test('calls go to the origin of the page', () => {
  expect(baseAddress()).toBe(window.location.origin);
});

test('a build can set another address', () => {
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.northwind.example');
  expect(baseAddress()).toBe('https://api.northwind.example');
});
