import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WhatWasRead } from './what-was-read.tsx';

test('at least two unnamed voices are named as such, where the file marks them', () => {
  const coverage = { turns: 5, words: 47, minutes: 52, timed: true, unattributedTurns: 2 };
  const { rerender } = render(
    <WhatWasRead coverage={{ ...coverage, leftOut: {}, warnings: ['unnamed-voices'] }} />,
  );
  expect(screen.getByText(/At least 2 unnamed voices/)).toBeVisible();
  rerender(<WhatWasRead coverage={{ ...coverage, leftOut: {} }} />);
  expect(screen.queryByText(/unnamed voices/)).not.toBeInTheDocument();
});
