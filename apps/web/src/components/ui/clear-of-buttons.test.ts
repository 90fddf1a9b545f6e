import { expect, test } from 'vitest';
import { clearOfButtons } from './clear-of-buttons.ts';

const stack = { left: 1000, right: 1400, height: 100 };
const box = (top: number, bottom: number, left = 1100, right = 1200) => ({
  top,
  bottom,
  left,
  right,
});
const bottomWith = (...buttons: ReturnType<typeof box>[]) =>
  clearOfButtons(stack, buttons, 900, 24);

test.each([
  ['no button', [], 24],
  ['a button beside it', [box(840, 880, 300, 400)], 24],
  ['a button above it', [box(700, 740)], 24],
  ['a button under it', [box(840, 880)], 68],
  ['two buttons, one above the other', [box(740, 780), box(840, 880)], 168],
  ['buttons over the whole height', [box(0, 900)], 24],
])('a stack with %s', (_, buttons, bottom) => expect(bottomWith(...buttons)).toBe(bottom));
