import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const refused = (status: number, more = {}) =>
  Promise.resolve({ data: null, error: { status, ...more } });

test('an answered call returns its data', async () => {
  const { accountCall } = await import('./account-call.ts');
  await expect(accountCall(Promise.resolve({ data: 42, error: null }))).resolves.toBe(42);
});

test.each([
  [refused(409, { code: 'TAKEN', message: 'Taken' }), 409, 'TAKEN', 'Taken'],
  [refused(500), 500, 'UNREADABLE_ERROR', ''],
])('a refused call throws its status, code and message', async (call, status, code, message) => {
  const { accountCall } = await import('./account-call.ts');
  await expect(accountCall(call)).rejects.toMatchObject({ status, code, message });
});

test('a call without an answer throws', async () => {
  const { accountCall } = await import('./account-call.ts');
  const lost = Promise.reject(new TypeError('Failed to fetch'));
  await expect(accountCall(lost)).rejects.toMatchObject({ status: 0, code: 'NO_ANSWER' });
});

test.each([
  ['marks the session as expired', false, true],
  ['changes nothing while the person signs out', true, false],
])('a 401 %s', async (_, isLeaving, expired) => {
  const [{ accountCall }, session] = await Promise.all([
    import('./account-call.ts'),
    import('./session-expiry.ts'),
  ]);
  const { renderHook } = await import('@testing-library/react');
  const { result, rerender } = renderHook(session.useIsSessionExpired);
  session.leaveSession(isLeaving);
  await expect(accountCall(refused(401))).rejects.toMatchObject({ status: 401 });
  rerender();
  expect(result.current).toBe(expired);
});
