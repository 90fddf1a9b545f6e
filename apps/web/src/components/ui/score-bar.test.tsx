import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScoreBar } from './score-bar.tsx';

test.each([
  [10, 'green', 'bg-pos-mark', 100],
  [8, 'green', 'bg-pos-mark', 80],
  [7.99, 'yellow', 'bg-neu-mark', 79.9],
  [6, 'yellow', 'bg-neu-mark', 60],
  [5.99, 'red', 'bg-neg-mark', 59.9],
  [0, 'red', 'bg-neg-mark', 0],
  [-1, 'red', 'bg-neg-mark', 0],
  [11, 'green', 'bg-pos-mark', 100],
])('a score of %d is %s', (score, _, colour, width) => {
  const { container } = render(<ScoreBar score={score} />);
  const bar = container.querySelector<HTMLElement>('[style]');
  expect(bar).toHaveClass(colour);
  expect(Number.parseFloat(bar?.style.width ?? '')).toBeCloseTo(width);
});
