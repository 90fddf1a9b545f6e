/** In pixels. */
export type Tolerance = { node: number; link: number };

export const pointerTolerance: Record<'mouse' | 'touch', Tolerance> = {
  mouse: { node: 3, link: 5 },
  touch: { node: 10, link: 12 },
};
