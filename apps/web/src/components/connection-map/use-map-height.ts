import { useIsPhone } from '@/lib/use-is-phone.ts';

/** Touch needs more height than a mouse. */
const phoneHeightMinPx = 360;

/** In pixels. */
export function useMapHeight(height: number): number {
  return useIsPhone() ? Math.max(height, phoneHeightMinPx) : height;
}
