import { clamp } from '../rules.ts';
import { type Box, boundsOf, type Point, type Positions, type Size } from './geometry.ts';

/** screen = world * zoom + (x, y), in CSS pixels. */
export type Camera = { x: number; y: number; zoom: number };

/** Limits the zoom, so that small groups are not enlarged. */
const fitZoomMax = 1.5;
/** Allowed zoom, in multiples of the zoom that fits the map. */
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

/** `anchor` is a screen point. */
export function zoomAt(camera: Camera, anchor: Point, factor: number, fitZoom: number): Camera {
  const zoom = clamp(camera.zoom * factor, fitZoom * zoomSpan.min, fitZoom * zoomSpan.max);
  const world = toWorld(camera, anchor);
  return { zoom, x: anchor.x - world.x * zoom, y: anchor.y - world.y * zoom };
}

/**
 * Shows everyone, with a margin for labels. If a node would lie in `reserved` (the zoom control),
 * the map is fitted to the left of it.
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

/** About the largest node radius, in pixels. */
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
