import { useEffect, useRef } from 'react';

/** For the part of a wizard that shows the current step: a new one is read from its beginning. */
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
