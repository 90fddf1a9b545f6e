import { describe, expect, test } from 'vitest';
import { topicCandidates } from '../3-features/topic-candidates.ts';
import { topicsAmong } from '../3-features/topics.ts';
import { talkFrom } from '../testing/turns-of.ts';
import { meetingSummary } from './meeting.ts';
import { quotableSentences } from './quotable.ts';
import { termWeights } from './term-weights.ts';

function summaryOf(script: string, summaryWords = 111, durationSeconds = 2700): string {
  const talk = talkFrom(script);
  const pool = quotableSentences(talk);
  const weights = termWeights(talk, pool);
  return meetingSummary({
    talk,
    pool,
    weights,
    topics: topicsAmong(talk, topicCandidates(talk, [])),
    durationSeconds,
    durationIsEstimated: false,
    language: 'en',
    summaryWords,
  })
    .map(({ text }) => text)
    .join('\n');
}

const meeting = `
  Ana Berg: Good morning everyone, can you hear me?
  Bo Lund: Yeah, good morning.
  Ana Berg: The customer portal loses orders whenever the payment service restarts at night.
  Bo Lund: Um, the payment service stops because the nightly backup takes all the memory.
  Ana Berg: Right. Okay.
  Cleo Diaz: Then the nightly backup has to move to the second server before the customer portal opens to everyone.
  Bo Lund: The second server is ready, so the nightly backup can move on Thursday.
  Ana Berg: Great, thank you all.`;

const lines = meeting.split('\n').map((line) => line.trim());

describe('summary of a meeting', () => {
  test('begins with speakers, duration and topics', () => {
    expect(summaryOf(meeting).split('\n')[0]).toBe(
      '3 people spoke for 45 minutes, mostly about nightly backup and payment service.',
    );
  });

  test('quotes whole sentences as they were said, with who said them, in order', () => {
    const [, ...quoted] = summaryOf(meeting).split('\n');
    const places = quoted.map((line) => {
      const [, name, said = ''] = /^(.+?): "(?:… )?(.+)"$/.exec(line) ?? [];
      return lines.findIndex((spoken) => spoken.startsWith(`${name}:`) && spoken.includes(said));
    });
    expect(places.length).toBeGreaterThanOrEqual(3);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('leaves out greetings and listening sounds', () => {
    expect(summaryOf(meeting)).not.toMatch(/morning|hear me|Right|thank/i);
  });

  test.each([12, 30, 60, 111])('has at most %d words', (words) => {
    expect(summaryOf(meeting, words).split(/\s+/).length).toBeLessThanOrEqual(Math.max(words, 13));
  });

  test('names nobody if the transcript does not', () => {
    const unnamed = lines.map((line) => line.replace(/^[^:]+: /, '')).join('\n');
    const summary = summaryOf(unnamed);
    expect(summary).toMatch(/^The meeting lasted 45 minutes and was mostly about /);
    expect(summary).not.toMatch(/"|: |Unknown/);
  });

  test('a short exchange without content gets only a headline', () => {
    expect(summaryOf('Ana: Hello.\nBo: Hi there.', 111, 20)).toBe(
      '2 people spoke for less than a minute.',
    );
  });
});

test('items of a list are quoted without their marks, as cuts', () => {
  const list =
    'Ana Berg: The plan is this: 1. Move the nightly backup of the portal to the second server 2. Restart the payment service every Thursday night';
  const summary = summaryOf(list);
  expect(summary).toContain(
    'Move the nightly backup of the portal to the second server … Restart the payment service every Thursday night',
  );
});
