export const tooltipSides = ['top', 'right', 'bottom', 'left'] as const;
export type TooltipSide = (typeof tooltipSides)[number];

/**
 * Has the shell's tooltip say `text` beside an element. It only repeats the element's accessible
 * name for the eye, so it is loaded when someone first points at anything.
 */
export function tooltip(text: string, side: TooltipSide = 'bottom') {
  return { 'data-tooltip': text, 'data-tooltip-side': side };
}
