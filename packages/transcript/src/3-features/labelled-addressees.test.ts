import { expect, test } from 'vitest';
import { labelledMeetings } from '../testing/labelled-addressees.ts';
import { talkFrom } from '../testing/turns-of.ts';
import { findExchanges } from './exchanges.ts';
import { namesSaidTo } from './names-said.ts';
import { findQuestions } from './questions.ts';

type Labelled = { from: string; to: string; text: string };

const meetings = labelledMeetings.map((script) =>
  script
    .trim()
    .split('\n')
    .map((line): Labelled => {
      const [, from = '', to = '', text = ''] = /^\s*(\w+) > (\w+): (.*)$/.exec(line) ?? [];
      return { from, to, text };
    }),
);

function inferred(turns: readonly Labelled[]): string[] {
  const talk = talkFrom(turns.map(({ from, text }) => `${from}: ${text}`).join('\n'));
  const saidTo = namesSaidTo(talk);
  return findExchanges(talk, findQuestions(talk, saidTo), saidTo).map(({ to }) =>
    to === null ? 'all' : (talk.names[to] ?? ''),
  );
}

test('at least 90 % of the labelled turns get the right addressee', () => {
  const turns = meetings.flat();
  const found = meetings.flatMap(inferred);
  const right = turns.filter(({ to }, at) => to === found[at]).length;
  expect(turns.length).toBeGreaterThanOrEqual(40);
  expect(right / turns.length).toBeGreaterThanOrEqual(0.9);
});

test('if two people swap names, their addressees are swapped and nothing else changes', () => {
  for (const turns of meetings) {
    const [one = '', other = ''] = new Set(turns.map(({ from }) => from));
    const swap = (name: string) => (name === one ? other : name === other ? one : name);
    const swapped = turns.map(({ from, to, text }) => ({
      from: swap(from),
      to: swap(to),
      text: text.replace(/\b\w+\b/g, swap),
    }));
    expect(inferred(swapped)).toEqual(inferred(turns).map(swap));
  }
});
