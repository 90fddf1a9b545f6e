type Run<Context> = (context: Context) => Promise<unknown>;

/** Steps in the order in which they run. A step that comes before one that it needs does not compile. */
export class OrderedSteps<Context, Earlier extends string = never> {
  readonly #steps: readonly Run<Context>[];

  constructor(steps: readonly Run<Context>[] = []) {
    this.#steps = steps;
  }

  /** Adds a step that needs what these earlier ones have done. */
  add<Name extends string>(
    _name: Name,
    _needs: readonly Earlier[],
    run: Run<Context>,
  ): OrderedSteps<Context, Earlier | Name> {
    return new OrderedSteps([...this.#steps, run]);
  }

  /** Runs one step after the other. */
  async run(context: Context): Promise<void> {
    for (const step of this.#steps) await step(context);
  }
}
