import { defaultOrganizationSettings } from '@rapport/contract';
import { expect, test } from 'vitest';
import { createLocalBus } from '../../../platform/event-bus.ts';
import type { Member } from '../../../platform/session.ts';
import { everything } from './asked-scope-repository.ts';
import { cacheScopeSizes } from './cached-scope-sizes.ts';

const member: Member = {
  accountId: 'ada',
  organizationId: 'one',
  role: 'member',
  settings: defaultOrganizationSettings,
};
const { trust } = defaultOrganizationSettings;

function counting(meetings: number) {
  const bus = createLocalBus();
  const counted: string[] = [];
  const measure = cacheScopeSizes(bus, async ({ organizationId }) => {
    counted.push(organizationId);
    return { meetings, from: null, to: null };
  });
  return { bus, counted, measure };
}

test('a large scope is counted once until a meeting changes', async () => {
  const { bus, counted, measure } = counting(100_000);
  await measure(member, everything);
  expect(await measure(member, everything)).toEqual({ meetings: 100_000, from: null, to: null });
  expect(counted).toHaveLength(1);
  await bus.publish({
    name: 'meeting-deleted',
    payload: { organizationId: 'one', eventId: 'gone' },
  });
  await measure(member, everything);
  expect(counted).toHaveLength(2);
});

test('organizations, periods and time zones are counted separately', async () => {
  const { bus, counted, measure } = counting(100_000);
  await measure(member, everything);
  await measure(member, { ...everything, from: '2026-11-01' });
  await measure({ ...member, organizationId: 'two' }, everything);
  const elsewhere = { ...defaultOrganizationSettings, timezone: 'Europe/Paris' as const };
  await measure({ ...member, settings: elsewhere }, everything);
  expect(counted).toEqual(['one', 'one', 'two', 'one']);
  await bus.publish({
    name: 'meeting-deleted',
    payload: { organizationId: 'two', eventId: 'gone' },
  });
  await measure(member, everything);
  expect(counted).toHaveLength(4);
});

test('a small scope, or one that depends on the reader, is counted each time', async () => {
  const small = counting(9999);
  await small.measure(member, everything);
  await small.measure(member, everything);
  expect(small.counted).toHaveLength(2);

  const { counted, measure } = counting(100_000);
  const reader = {
    ...member,
    settings: {
      ...defaultOrganizationSettings,
      trust: { ...trust, meetingReaders: 'participants' as const },
    },
  };
  await measure(reader, everything);
  await measure(reader, everything);
  await measure(member, { ...everything, userIds: ['eve'] });
  await measure(member, { ...everything, userIds: ['eve'] });
  expect(counted).toHaveLength(4);
});

test('a count that is outdated before it ends is not cached', async () => {
  const bus = createLocalBus();
  let meetings = 20_000;
  const measure = cacheScopeSizes(bus, async () => {
    const size = { meetings, from: null, to: null };
    meetings = 20_001;
    await bus.publish({
      name: 'meeting-deleted',
      payload: { organizationId: 'one', eventId: 'gone' },
    });
    return size;
  });
  expect((await measure(member, everything)).meetings).toBe(20_000);
  expect((await measure(member, everything)).meetings).toBe(20_001);
});
