type Limit = { atMost: number } | { atLeast: number };

let missed = false;

export function report(name: string, value: number, unit: string, limit?: Limit): void {
  const figure = `${value.toFixed(value < 10 && !Number.isInteger(value) ? 2 : 0)} ${unit}`;
  console.log(`  ${name.padEnd(40)}${figure.padStart(16)}   ${verdict(value, limit)}`.trimEnd());
}

export const wasMissed = (): boolean => missed;

function verdict(value: number, limit: Limit | undefined): string {
  if (!limit) return '';
  const [isMet, rule] =
    'atMost' in limit
      ? [value <= limit.atMost, `at most ${limit.atMost}`]
      : [value >= limit.atLeast, `at least ${limit.atLeast}`];
  if (!isMet) missed = true;
  return `${rule}: ${isMet ? 'met' : 'MISSED'}`;
}
