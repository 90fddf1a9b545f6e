import { processingStatusNameSchema } from '@rapport/contract';
import { expect, test } from 'vitest';
import { nextStatus, type ProcessingAction } from './processing-state.ts';

const allowed: Record<string, string> = {
  'pending start': 'processing',
  'processing start': 'processing',
  'processing complete': 'completed',
  'processing fail': 'failed',
  'pending cancel': 'cancelled',
  'processing cancel': 'cancelled',
  'failed retry': 'pending',
  'processing wait': 'pending',
};

const actions: ProcessingAction[] = ['start', 'complete', 'fail', 'cancel', 'retry', 'wait'];
const table = processingStatusNameSchema.options.flatMap((status) =>
  actions.map((action) => ({ status, action, expected: allowed[`${status} ${action}`] ?? null })),
);

test.each(table)('$status, $action: $expected', ({ status, action, expected }) => {
  expect(nextStatus(status, action)).toBe(expected);
});
