import { clamp } from '../rules.ts';
import { type Box, boundsOf, type Point, type Positions, type Size } from './geometry.ts';

/** Screen = world times zoom plus the shift, in CSS pixels. */
export type Camera = { x: number; y: number; zoom: number };

/** A small group is not blown up to fill the map. */
const fitZoomMax = 1.5;
/** How far one can zoom out and in, as a multiple of the zoom at which the whole map fits. */
const zoomSpan = { min: 0.5, max: 8 } as const;

export function toScreen(camera: Camera, world: Point): Point {
  return { x: world.x * camera.zoom + camera.x, y: world.y * camera.zoom + camera.y };
}

export function toWorld(camera: Camera, screen: Point): Point {
  return { x: (screen.x - camera.x) / camera.zoom, y: (screen.y - camera.y) / camera.zoom };
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Zooms by a factor while the place under `anchor` stays where it is on the screen. */
export function zoomAt(camera: Camera, anchor: Point, factor: number, fitZoom: number): Camera {
  const zoom = clamp(camera.zoom * factor, fitZoom * zoomSpan.min, fitZoom * zoomSpan.max);
  const world = toWorld(camera, anchor);
  return { zoom, x: anchor.x - world.x * zoom, y: anchor.y - world.y * zoom };
}

/**
 * The camera that shows everyone, with room for names round the edge. When somebody would stand in
 * `reserved` (the zoom control's corner), the view keeps to the left of it.
 */
export function fitCamera(positions: Positions, size: Size, reserved: Box | null): Camera {
  const side = clamp(size.width * 0.085, 24, 64);
  const margin = {
    left: side,
    right: side,
    top: clamp(size.height * 0.125, 24, 40),
    bottom: clamp(size.height * 0.16, 24, 48),
  };
  const camera = fitInside(positions, size, margin);
  if (!reserved || !reaches(positions, camera, reserved)) return camera;
  return fitInside(positions, size, { ...margin, right: size.width - reserved.left + 24 });
}

type Margin = { left: number; right: number; top: number; bottom: number };

function fitInside(positions: Positions, size: Size, margin: Margin): Camera {
  const bounds = boundsOf(positions);
  const room = {
    width: Math.max(1, size.width - margin.left - margin.right),
    height: Math.max(1, size.height - margin.top - margin.bottom),
  };
  const zoom = Math.min(
    room.width / Math.max(1, bounds.right - bounds.left),
    room.height / Math.max(1, bounds.bottom - bounds.top),
    fitZoomMax,
  );
  return {
    zoom,
    x: margin.left + room.width / 2 - ((bounds.left + bounds.right) / 2) * zoom,
    y: margin.top + room.height / 2 - ((bounds.top + bounds.bottom) / 2) * zoom,
  };
}

/** The biggest node is about this far from its middle to its edge, in pixels. */
const nodeReach = 24;

function reaches(positions: Positions, camera: Camera, box: Box): boolean {
  for (let at = 0; at < positions.length; at += 2) {
    const x = (positions[at] ?? 0) * camera.zoom + camera.x;
    const y = (positions[at + 1] ?? 0) * camera.zoom + camera.y;
    const isBeside = x + nodeReach <= box.left || x - nodeReach >= box.right;
    if (!isBeside && y + nodeReach > box.top && y - nodeReach < box.bottom) return true;
  }
  return false;
}
