import { ForceLayout, type Plan } from './force-layout.ts';
import type { LayoutJob, LayoutNews, LayoutOrder } from './layout-messages.ts';

/** Milliseconds of computing without a pause, enough to warm up a meeting's map. */
const warmUpSliceMs = 80;
/** Maximum of positions sent but not yet painted, so that ticks and frames overlap. */
const unshownMax = 2;

export type RunHost = {
  send: (news: LayoutNews) => void;
  /** Calls back after the pending messages are handled. */
  soon: (step: () => void) => void;
  now: () => number;
};

/** Warms up in slices, then makes one tick per painted frame. */
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
    // The initial positions of a large map are painted first, which needs the processor.
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

  /** Whether ticks run without being painted. */
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
