import { describe, expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { matterOf } from './matter-of.ts';

describe('the matter of a meeting', () => {
  const talk = Array(30).fill('Bo: The crane is old.\nCleo: Yes.').join('\n');
  const matter = (script: string) => matterOf(talkFrom(script).turns);

  test('begins where somebody opens the meeting, if that is early', () => {
    expect(matter(`Bo: Nice cake.\nAna: Okay, let's get started.\n${talk}`).from).toBe(1);
    expect(matter(talk).from).toBe(0);
    expect(matter(`${talk}\nAna: Okay, let's get started.\n${talk}`).from).toBe(0);
  });

  test('ends where people part, if that is late', () => {
    expect(matter(`${talk}\nAna: Have a good day.\nBo: Nice cake.`).to).toBe(60);
    expect(matter(`${talk}\nAna: Good.`).to).toBe(60);
    expect(matter(`Ana: Have a good day.\n${talk}`).to).toBe(60);
  });
});
