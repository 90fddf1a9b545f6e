import { ForceLayout, type Plan } from './force-layout.ts';
import type { LayoutJob, LayoutNews, LayoutOrder } from './layout-messages.ts';

/** So long the warm-up goes on without showing anything: a meeting's is over by then; milliseconds. */
const warmUpSliceMs = 80;
/** So many places may be on their way to the screen, so that ticks and frames do not wait for each other. */
const unshownMax = 2;

/** What a run needs of its surroundings. */
export type RunHost = {
  send: (news: LayoutNews) => void;
  /** Calls back soon, after whatever messages have come meanwhile. */
  soon: (step: () => void) => void;
  now: () => number;
};

/** One layout from its job to its rest: warms up in slices, then makes a tick for every picture that is shown. */
export class LayoutRun {
  readonly #host: RunHost;
  readonly #layout: ForceLayout;
  readonly #isStill: boolean;
  #warmed = 0;
  #unshown = 0;
  #isStepDue = false;

  constructor(job: LayoutJob, plan: Plan, host: RunHost) {
    this.#host = host;
    this.#layout = new ForceLayout(job, plan);
    this.#isStill = job.isStill;
    // A crowd has good places before its first tick, which waits until they are shown: painting them needs the time.
    if (this.#layout.isPresentable) this.#tell();
    else this.#plan();
  }

  obey(order: Exclude<LayoutOrder, { kind: 'start' }>): void {
    if (order.kind === 'hold') this.#layout.hold(order.node, order.x, order.y);
    if (order.kind === 'release') this.#layout.release(order.node);
    if (order.kind === 'warm') this.#warm();
    if (order.kind === 'shown') this.#unshown -= 1;
    this.#plan();
  }

  #warm(): void {
    this.#warmed += 1;
    this.#layout.warm();
  }

  #plan(): void {
    if (this.#isStepDue || this.#layout.isAtRest || this.#unshown >= unshownMax) return;
    this.#isStepDue = true;
    this.#host.soon(() => this.#step());
  }

  #step(): void {
    this.#isStepDue = false;
    const until = this.#host.now() + warmUpSliceMs;
    do this.#layout.tick();
    while (this.#isHurried && this.#host.now() < until);
    if (!this.#isStill || this.#layout.isAtRest) this.#tell();
    this.#plan();
  }

  /** Whether the next tick is not for showing. */
  get #isHurried(): boolean {
    return this.#layout.isWarming || (this.#isStill && !this.#layout.isAtRest);
  }

  #tell(): void {
    this.#unshown += 1;
    const { stretch, isAtRest } = this.#layout;
    const warmed = this.#warmed;
    this.#host.send({ positions: this.#layout.positions(), stretch, isAtRest, warmed });
  }
}
