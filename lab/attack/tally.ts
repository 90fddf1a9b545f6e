const faultsShownMax = 60;

export class Tally {
  requests = 0;
  files = 0;
  readonly statuses = new Map<number, number>();
  readonly faults: string[] = [];
  passed = 0;
  failed = 0;

  count(status: number) {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  fault(what: string) {
    this.faults.push(what);
  }

  get serverErrors(): number {
    return [...this.statuses].reduce(
      (sum, [status, count]) => sum + (status >= 500 ? count : 0),
      0,
    );
  }

  check(holds: boolean, what: string) {
    if (holds) this.passed += 1;
    else {
      this.failed += 1;
      console.log(`  FAILED ${what}`);
    }
  }

  async printFaults(explain: (requestId: string) => Promise<string | undefined>) {
    for (const fault of this.faults.slice(0, faultsShownMax)) {
      console.log(`  ${fault}`);
      const requestId = /"requestId":"(\w+)"/.exec(fault)?.[1];
      const explanation = requestId && (await explain(requestId));
      if (explanation) console.log(`    ${explanation}`);
    }
    const more = this.faults.length - faultsShownMax;
    if (more > 0) console.log(`  and ${more} more`);
  }
}
