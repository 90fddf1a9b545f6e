import { describe, expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { bestSentence, worded } from './best-sentence.ts';
import type { OutcomeKind } from './model.ts';
import { passagesOf } from './passages.ts';

const small = 'Ana: The crane over there is old and red.';
const passagesIn = (lines: string[]) => passagesOf(talkFrom(lines.join('\n')).turns);
const bestOf = (lines: string[], at: number, kind: OutcomeKind, score = 0.2) =>
  bestSentence(passagesIn(lines), at, kind, new Set(), score);

const decided = 'Bo: We decided to keep the old crane.';
const promised = "Bo: I'll send the list of cranes to the office.";
const asked = 'Bo: How many cranes do we need in the end?';

describe('the sentence that states an outcome', () => {
  test.each<[OutcomeKind, string]>([
    ['decisions', decided],
    ['actions', promised],
    ['openQuestions', asked],
  ])('of %s is the clearest of a passage and of those next to it', (kind, line) => {
    const text = line.slice(4);
    expect(bestOf([small, line, small], 1, kind)).toMatchObject({ turn: 1, speaker: 1 });
    for (const at of [0, 2])
      expect(bestOf([small, line, small], at, kind)?.sentence.text).toBe(text);
    const within = `Bo: It is red. ${text} The crane is old and red.`;
    expect(bestOf([small, within, small], 1, kind)?.sentence.text).toBe(text);
  });

  test('may be two passages away for a decision, and one for a task', () => {
    const decision = [decided, small, small, small];
    expect(bestOf(decision, 2, 'decisions')?.turn).toBe(0);
    expect(bestOf(decision, 3, 'decisions')).toBeNull();
    expect(bestOf([promised, small, small], 1, 'actions')?.turn).toBe(0);
    expect(bestOf([promised, small, small], 2, 'actions')?.turn).not.toBe(0);
  });

  test('is the nearer of two sentences that say the same', () => {
    const near = bestOf([decided, small, decided, small, small], 3, 'decisions');
    expect(near?.turn).toBe(2);
    const own = bestOf([decided, decided, decided], 1, 'decisions');
    expect(own?.turn).toBe(1);
  });

  test('is searched past at most one turn without words', () => {
    expect(bestOf([decided, 'Ana: …', small], 1, 'decisions')?.turn).toBe(0);
    expect(bestOf([decided, 'Ana: …', 'Bo: …', small], 1, 'decisions')).toBeNull();
  });

  test('is not found if no sentence states it, unless the score is well above the threshold', () => {
    expect(bestOf([small], 0, 'decisions', 0.2)).toBeNull();
    expect(bestOf([small], 0, 'decisions', 0.6)?.turn).toBe(0);
    expect(bestOf([small], 5, 'decisions', 0.6)).toBeNull();
  });

  test('is neither a fragment nor longer than a quotation may be', () => {
    expect(bestOf(['Bo: We decided so.'], 0, 'decisions', 2)).toBeNull();
    expect(bestOf(['Bo: We decided so then.'], 0, 'decisions', 2)?.turn).toBe(0);
    expect(bestOf([`Bo: We decided on ${'x'.repeat(600)}.`], 0, 'decisions', 2)).toBeNull();
    expect(bestOf(['Bo: and it is the…'], 0, 'decisions', 2)).toBeNull();
  });
});

describe('wording', () => {
  const scoreOf = (line: string, score: number, kind: OutcomeKind = 'decisions') =>
    worded(passagesIn([line]), [score], kind)[0] ?? Number.NaN;

  test('raises the score of a passage that states an outcome, and lowers the others', () => {
    expect(scoreOf(decided, 0.1)).toBeGreaterThan(0.1);
    expect(scoreOf('Bo: If we could have kept the crane then.', 0.1)).toBeLessThan(0.1);
    expect(scoreOf(promised, 0.1, 'actions')).toBeGreaterThan(0.1);
    expect(scoreOf(small, 0.1, 'actions')).toBeLessThan(0.1);
    expect(scoreOf(small, 0.1, 'openQuestions')).toBeLessThan(0.1);
    expect(scoreOf('Bo: Oh no.', 0.1)).toBeLessThan(0.1);
  });

  test('does not change a score that is far below the threshold', () => {
    expect(scoreOf(decided, -0.41)).toBe(-0.41);
    expect(scoreOf(decided, -0.4)).toBeGreaterThan(-0.4);
  });
});
