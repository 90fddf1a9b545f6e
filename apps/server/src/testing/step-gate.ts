import type { ProcessingStep } from '@rapport/contract';

export function createStepGate() {
  let heldStep: ProcessingStep | null = null;
  let toHold = 0;
  let arrival = Promise.withResolvers<string>();
  let release = Promise.withResolvers<void>();

  return {
    /** Pauses the next `count` analyses at a step. */
    hold(step: ProcessingStep, count = Number.POSITIVE_INFINITY) {
      heldStep = step;
      toHold = count;
      arrival = Promise.withResolvers();
      release = Promise.withResolvers();
    },
    /** Resolves to the meeting's id once an analysis is paused. */
    arrived: () => arrival.promise,
    open() {
      heldStep = null;
      release.resolve();
    },
    onStep: async (meetingId: string, step: ProcessingStep) => {
      if (step !== heldStep || toHold === 0) return;
      toHold -= 1;
      arrival.resolve(meetingId);
      await release.promise;
    },
  };
}
export type StepGate = ReturnType<typeof createStepGate>;
