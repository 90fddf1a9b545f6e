export const tooltipSides = ['top', 'right', 'bottom', 'left'] as const;
export type TooltipSide = (typeof tooltipSides)[number];

/**
 * The text must repeat the element's accessible name: `TooltipLayer` loads at the first gesture.
 */
export function tooltip(text: string, side: TooltipSide = 'bottom') {
  return { 'data-tooltip': text, 'data-tooltip-side': side };
}
