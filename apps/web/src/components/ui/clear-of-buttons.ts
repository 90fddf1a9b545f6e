type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const gapPx = 8;

/**
 * How far above the bottom of the window a stack of notices has to begin, so that it lies on none of the buttons.
 * @param stack where it lies horizontally, and its height
 */
export function clearOfButtons(
  stack: { left: number; right: number; height: number },
  buttons: readonly Box[],
  windowHeight: number,
  least: number,
): number {
  const inItsWay = buttons
    .filter(({ left, right }) => left < stack.right && stack.left < right)
    .sort((a, b) => b.bottom - a.bottom);
  let bottom = least;
  for (const button of inItsWay) {
    const top = windowHeight - bottom - stack.height;
    const isUnderStack = button.bottom + gapPx > top && button.top < windowHeight - bottom;
    if (isUnderStack) bottom = windowHeight - button.top + gapPx;
  }
  // A stack that finds no room stays where it is looked for.
  return bottom + stack.height > windowHeight ? least : bottom;
}
