import { expect, test } from 'vitest';
import { periodStart } from '@/sample/sentiment/domain/periods.ts';
import { sampleToday } from '../company/company.ts';
import { departments } from '../company/departments.ts';
import { employees } from '../company/employees.ts';
import { engagementOf } from './engagement.ts';
import { headlines } from './headlines.ts';
import { strategicItems } from './strategic-items.ts';

test('headlines are the specified ones', () => {
  expect(headlines).toMatchObject({
    efficiency: 87,
    engagement: 92,
    timeOnTopic: 78,
    meetings: 156,
    participants: 423,
    hours: 234,
    overallHealth: 78,
    sentiment: { positive: 65, neutral: 25, negative: 10 },
  });
});

test('the split counts the people, and overall health follows from it', () => {
  const { positive, neutral } = headlines.sentiment;
  for (const [mood, percent] of Object.entries(headlines.sentiment)) {
    const those = employees.filter(({ sentiment }) => sentiment === mood);
    expect(Math.round((those.length / employees.length) * 100)).toBe(percent);
  }
  expect(headlines.overallHealth).toBe(Math.round(positive + neutral / 2));
});

test('engagement is the mean over everyone', () => {
  const sum = departments.reduce((total, name) => {
    const members = employees.filter(({ department }) => department === name);
    return total + engagementOf[name] * members.length;
  }, 0);
  expect(headlines.engagement).toBe(Math.round(sum / employees.length));
});

test('strategic items are within their scales and the past month', () => {
  for (const { engagement, alignment, momentum, lastMention } of strategicItems) {
    expect(Math.min(engagement, alignment, alignment - momentum)).toBeGreaterThanOrEqual(0);
    expect(Math.max(engagement, alignment, alignment - momentum)).toBeLessThanOrEqual(100);
    expect(
      lastMention >= periodStart('past-month', sampleToday) && lastMention <= sampleToday,
    ).toBe(true);
  }
});
