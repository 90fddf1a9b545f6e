import type { ProcessingStep } from '@rapport/contract';

/** Holds analyses at a step until a test lets them go on. */
export function createStepGate() {
  let heldStep: ProcessingStep | null = null;
  let toHold = 0;
  let arrival = Promise.withResolvers<string>();
  let release = Promise.withResolvers<void>();

  return {
    /** From now on analyses wait when they reach the step: all, or so many of them. */
    hold(step: ProcessingStep, count = Number.POSITIVE_INFINITY) {
      heldStep = step;
      toHold = count;
      arrival = Promise.withResolvers();
      release = Promise.withResolvers();
    },
    /** Resolves with the meeting's id once an analysis waits. */
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
