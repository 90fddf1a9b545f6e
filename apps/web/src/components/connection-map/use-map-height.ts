import { useIsPhone } from '@/lib/use-is-phone.ts';

/** Phones show the map higher than wide: a finger needs the room. */
const phoneHeightMinPx = 360;

/** Of the drawing, in pixels, where its surroundings want it so high. */
export function useMapHeight(height: number): number {
  return useIsPhone() ? Math.max(height, phoneHeightMinPx) : height;
}
