import { expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { stanceOf } from './stance.ts';

test.each([
  ['Yeah, I totally agree.', 'agrees'],
  ['That makes sense.', 'agrees'],
  ["You're right, we start over.", 'agrees'],
  ['Good point. We change it.', 'agrees'],
  ["Thanks for that. I don't agree, the risk is too high.", 'disagrees'],
  ['I disagree slightly.', 'disagrees'],
  ["I don't think so.", 'disagrees'],
  ["I don't think it's a big issue.", undefined],
  ['We agreed to a date.', undefined],
  ['The second one is blue.', undefined],
  ['You’re right, we start over.', 'agrees'],
  ['Thanks. Yes. I see it so too. I agree.', undefined],
  ['Thanks. Yes. I disagree. We start over.', 'disagrees'],
  ['I agree that we start over with the plan for the north site today.', 'agrees'],
  ['I agree that we start over with the plan for the north site today then.', undefined],
] as const)('%s %s', (text, kind) => {
  const [turn] = talkFrom(`Ana: ${text}`).turns;
  expect(turn && stanceOf(turn)?.kind).toBe(kind);
});
