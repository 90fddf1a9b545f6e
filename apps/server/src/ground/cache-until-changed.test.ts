import { defaultOrganizationSettings } from '@rapport/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLocalBus, type EventBus } from '../platform/event-bus.ts';
import { type CachedFigures, cacheUntilChanged } from './cache-until-changed.ts';

const member = { organizationId: 'ours', settings: defaultOrganizationSettings };
const days = { today: '2026-03-11' };

let bus: EventBus;
let cached: CachedFigures<number>;
let computed: number;
beforeEach(() => {
  vi.useFakeTimers();
  bus = createLocalBus();
  cached = cacheUntilChanged(bus)();
  computed = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await bus.close();
});

const get = (apart?: string) =>
  cached.get(
    member,
    days,
    async () => {
      computed += 1;
      return computed;
    },
    apart,
  );

test('figures are cached for ten minutes unless an event invalidates them', async () => {
  expect(await get()).toBe(1);
  vi.advanceTimersByTime(10 * 60 * 1000 - 1);
  expect(await get()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await get()).toBe(2);
});

test('figures are cached until those of their organization change', async () => {
  expect([await get(), await get('by another choice')]).toEqual([1, 2]);
  const figuresOf = (organizationId: string) =>
    bus.publish({ name: 'organization-figures-updated', payload: { organizationId } });
  await figuresOf('another');
  expect(await get()).toBe(1);
  await figuresOf(member.organizationId);
  expect(await get()).toBe(3);
});

test('figures that could not be computed are computed again', async () => {
  const failing = cached.get(member, days, () => Promise.reject(new Error('no database')));
  await expect(failing).rejects.toThrow('no database');
  expect(await get()).toBe(1);
});
