import { expect, test } from 'vitest';
import { OrderedSteps } from './ordered-steps.ts';

test('steps run one after the other, in their order', async () => {
  const done: string[] = [];
  const note = (step: string) => async () => {
    done.push(step);
  };
  await new OrderedSteps<undefined>()
    .add('read', [], note('read'))
    .add('save', ['read'], note('save'))
    .add('tell', ['read', 'save'], note('tell'))
    .run(undefined);
  expect(done).toEqual(['read', 'save', 'tell']);
});

test('a step before one that it needs does not compile', () => {
  const steps = new OrderedSteps<undefined>().add('read', [], async () => {});
  // @ts-expect-error: nothing is saved yet.
  steps.add('tell', ['save'], async () => {});
});
