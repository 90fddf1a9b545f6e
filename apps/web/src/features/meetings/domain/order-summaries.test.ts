import { embeddedSource, type ParticipantSummary } from '@rapport/contract';
import { expect, it } from 'vitest';
import { orderForBreakdown, orderForReading } from './order-summaries.ts';

function summary(
  id: string,
  speakingTimeSeconds: number,
  overallSentiment?: 'positive' | 'neutral' | 'negative',
): ParticipantSummary {
  return {
    id,
    participant: { user: { firstName: id, lastName: '' } },
    speakerSyncedUserId: null,
    summary: '',
    summarySource: embeddedSource,
    evidence: [],
    speakingTimeSeconds,
    talkShare: 0,
    turns: 1,
    ...(overallSentiment && { overallSentiment }),
  };
}

const mixed = [
  summary('glad', 30, 'positive'),
  summary('calm', 20, 'neutral'),
  summary('cross', 10, 'negative'),
  summary('glad and long', 90, 'positive'),
];
const ids = (summaries: ParticipantSummary[]) => summaries.map(({ id }) => id);

it('starts with negative participants', () => {
  expect(ids(orderForReading(mixed))).toEqual(['cross', 'calm', 'glad and long', 'glad']);
});

it('draws the cells from positive to negative', () => {
  expect(ids(orderForBreakdown(mixed))).toEqual(['glad and long', 'glad', 'calm', 'cross']);
});

it('uses talk time alone while sentiment is switched off', () => {
  expect(ids(orderForReading([summary('short', 5), summary('long', 50)]))).toEqual([
    'long',
    'short',
  ]);
});

it('does not change its input', () => {
  orderForReading(mixed);
  expect(ids(mixed)[0]).toBe('glad');
});
