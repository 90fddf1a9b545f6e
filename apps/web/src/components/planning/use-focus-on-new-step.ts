import { useEffect, useRef } from 'react';

/** Moves focus and scroll to the top of a new step. Returns the ref of its element. */
export function useFocusOnNewStep(step: number) {
  const part = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    part.current?.focus({ preventScroll: true });
  }, [step]);
  return part;
}
