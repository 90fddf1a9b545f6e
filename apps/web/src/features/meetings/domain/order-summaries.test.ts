import { expect, it } from 'vitest';
import { buildSummary } from '../testing/build-meeting.ts';
import { inOrderOfTalk } from './order-summaries.ts';

const namesOf = (summaries: ReturnType<typeof inOrderOfTalk>) =>
  summaries.map(({ participant }) => participant.user.firstName);

const glad = buildSummary(['Glad', 'One'], 'positive', { speakingTimeSeconds: 30 });
const cross = buildSummary(['Cross', 'One'], 'negative', { speakingTimeSeconds: 10 });
const calm = buildSummary(['Calm', 'One'], 'neutral', { speakingTimeSeconds: 90 });

it('orders by talk time, whatever the moods', () => {
  const given = [cross, glad, calm];
  expect(namesOf(inOrderOfTalk(given))).toEqual(['Calm', 'Glad', 'Cross']);
  expect(given[0]).toBe(cross);
});

it('of two who talked equally long, the one with more turns is first', () => {
  const often = { ...cross, speakingTimeSeconds: 30, turns: 9 };
  expect(namesOf(inOrderOfTalk([glad, often]))).toEqual(['Cross', 'Glad']);
});

it('keeps the order while talk figures are hidden', () => {
  const hidden = [cross, calm, glad].map(
    ({ speakingTimeSeconds, talkShare, turns, ...summary }) => summary,
  );
  expect(namesOf(inOrderOfTalk(hidden))).toEqual(['Cross', 'Calm', 'Glad']);
});
