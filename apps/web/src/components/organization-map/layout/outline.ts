import type { Point } from '@/components/connection-map/scene/geometry.ts';

const corners = 48;

/**
 * A smooth outline around places, at least `padding` away from each. Corners as x and y,
 * interleaved.
 */
export function outlineOf(places: readonly Point[], centre: Point, padding: number): Float32Array {
  const outline = new Float32Array(2 * corners);
  for (let corner = 0; corner < corners; corner += 1) {
    const angle = (2 * Math.PI * corner) / corners;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    // The farthest extent of the places in this direction. It lies outside the hull, whose corners
    // would show.
    const reach = places.reduce(
      (max, { x, y }) => Math.max(max, (x - centre.x) * cos + (y - centre.y) * sin),
      0,
    );
    outline[2 * corner] = centre.x + (reach + padding) * cos;
    outline[2 * corner + 1] = centre.y + (reach + padding) * sin;
  }
  return outline;
}
