/** People as the forces know them, by position in the graph: flat arrays, since every tick goes through all of them. */
export type Bodies = {
  x: Float64Array;
  y: Float64Array;
  vx: Float64Array;
  vy: Float64Array;
  /** 1 for those who stay where they are. */
  held: Uint8Array;
};

/** Pushes or pulls bodies by changing their speed; `alpha` is the warmth. */
export type Force = (alpha: number) => void;

export function createBodies(
  count: number,
  placeOf: (body: number) => { x: number; y: number },
): Bodies {
  const bodies: Bodies = {
    x: new Float64Array(count),
    y: new Float64Array(count),
    vx: new Float64Array(count),
    vy: new Float64Array(count),
    held: new Uint8Array(count),
  };
  for (let body = 0; body < count; body += 1) {
    const { x, y } = placeOf(body);
    bodies.x[body] = x;
    bodies.y[body] = y;
  }
  return bodies;
}

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** The place of a number on a spiral that fills a disc evenly; `spacing` is about the distance to the next. */
export function onSpiral(index: number, spacing: number): { x: number; y: number } {
  const away = spacing * Math.sqrt(index + 0.5);
  const angle = index * goldenAngle;
  return { x: away * Math.cos(angle), y: away * Math.sin(angle) };
}

/** Parts what stands on one point: hardly any way, in a direction that depends on the two alone. */
export function apartBy(a: number, b: number): { x: number; y: number } {
  const angle = (a * 7 + b) * goldenAngle;
  return { x: 1e-6 * Math.cos(angle), y: 1e-6 * Math.sin(angle) };
}
