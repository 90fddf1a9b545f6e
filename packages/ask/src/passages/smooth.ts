/** A kernel reaches this many widths to either side. */
const reach = 3;

/** Replaces each value by the mean of its neighbours, weighted by a bell curve of this width in passages. */
export function smooth(values: readonly number[], width: number): number[] {
  const far = Math.ceil(reach * width);
  const kernel = Array.from({ length: far + 1 }, (_, by) => Math.exp(-((by / width) ** 2) / 2));
  const whole = kernel.reduce((sum, weight, by) => sum + (by === 0 ? weight : 2 * weight), 0);
  return values.map((_, at) => {
    let sum = 0;
    const last = Math.min(values.length - 1, at + far);
    for (let near = Math.max(0, at - far); near <= last; near++)
      sum += (values[near] ?? 0) * (kernel[Math.abs(near - at)] ?? 0);
    return sum / whole;
  });
}

/** Each value as a share of the highest. */
export function relative(values: readonly number[]): number[] {
  const highest = values.reduce((most, value) => Math.max(most, value), 0);
  return highest === 0 ? values.map(() => 0) : values.map((value) => value / highest);
}
