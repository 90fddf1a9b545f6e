import { ForceLayout, type Plan } from './force-layout.ts';
import type { LayoutJob, LayoutNews, LayoutOrder } from './layout-messages.ts';

/** Milliseconds of ticks without a pause, enough for a meeting's warm-up. */
const warmUpSliceMs = 80;
/** Places sent but not painted, so that ticks and frames overlap. */
const unshownMax = 2;

export type RunHost = {
  send: (news: LayoutNews) => void;
  /** Calls back after pending messages. */
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
    // A crowd's initial places are painted first, which needs the processor.
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

  /** Ticks that are not painted. */
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
