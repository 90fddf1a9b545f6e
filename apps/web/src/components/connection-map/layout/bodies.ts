/** Flat arrays by node index, because every tick iterates over them. */
export type Bodies = {
  x: Float64Array;
  y: Float64Array;
  vx: Float64Array;
  vy: Float64Array;
  /** 1 for fixed nodes. */
  held: Uint8Array;
};

/** Changes velocities; `alpha` is the layout's temperature. */
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

/** Vogel's spiral, which fills a disc evenly. `spacing` is about the distance of neighbours. */
export function onSpiral(index: number, spacing: number): { x: number; y: number } {
  const away = spacing * Math.sqrt(index + 0.5);
  const angle = index * goldenAngle;
  return { x: away * Math.cos(angle), y: away * Math.sin(angle) };
}

/** A tiny offset for coinciding nodes. Depends only on the pair. */
export function tinyOffset(a: number, b: number): { x: number; y: number } {
  const angle = (a * 7 + b) * goldenAngle;
  return { x: 1e-6 * Math.cos(angle), y: 1e-6 * Math.sin(angle) };
}
