import { useEffect, useRef } from 'react';

/** Moves focus and scroll to the start of a new step. Returns the ref for the step's element. */
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
