import type { Box, Point, Size } from './geometry.ts';

export type Slot = {
  box: Box;
  /** A line from the node to a distant label; null if the label is beside the node. */
  leader: { from: Point; to: Point } | null;
};

/** Between ring and label, in pixels. */
const gapPx = 5;
const diagonal = Math.SQRT1_2;
const awayPx = [20, 34, 50] as const;
const directions = 12;

/**
 * Places beside the node, in order of preference: below, above, right, left, then the diagonals.
 */
export function slotsBeside(node: Point, radius: number, text: Size): Slot[] {
  const { width, height } = text;
  const reach = radius + gapPx;
  const slant = radius * diagonal + gapPx / 2;
  const corners: Point[] = [
    { x: node.x - width / 2, y: node.y + reach },
    { x: node.x - width / 2, y: node.y - reach - height },
    { x: node.x + reach, y: node.y - height / 2 },
    { x: node.x - reach - width, y: node.y - height / 2 },
    { x: node.x + slant, y: node.y + slant },
    { x: node.x - slant - width, y: node.y + slant },
    { x: node.x + slant, y: node.y - slant - height },
    { x: node.x - slant - width, y: node.y - slant - height },
  ];
  return corners.map((corner) => ({ box: boxAt(corner, text), leader: null }));
}

/** Places 20 to 50 px from the ring, nearest first. */
export function slotsAway(node: Point, radius: number, text: Size): Slot[] {
  return awayPx.flatMap((away) =>
    Array.from({ length: directions }, (_, step) => {
      const angle = Math.PI / 2 + (2 * Math.PI * step) / directions;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const to = { x: node.x + cos * (radius + away), y: node.y + sin * (radius + away) };
      const from = { x: node.x + cos * (radius + 2), y: node.y + sin * (radius + 2) };
      // The leader ends at the side of the label that faces the node.
      const corner = {
        x: to.x + (text.width / 2) * (cos - 1),
        y: to.y + (text.height / 2) * (sin - 1),
      };
      return { box: boxAt(corner, text), leader: { from, to } };
    }),
  );
}

function boxAt(corner: Point, { width, height }: Size): Box {
  return { left: corner.x, top: corner.y, right: corner.x + width, bottom: corner.y + height };
}
