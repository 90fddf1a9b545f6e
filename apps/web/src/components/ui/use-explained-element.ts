import { useCallback, useEffect, useRef, useState } from 'react';

const openDelayMs = 700;
/** Within this time after a tooltip closes, the next one opens at once. In milliseconds. */
const skipDelayMs = 300;

const explainedAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** The element whose tooltip is shown: hovered for a while, or focused by keyboard. */
export function useExplainedElement() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const shown = useRef<HTMLElement | null>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);

  const show = useCallback((next: HTMLElement | null) => {
    if (shown.current && !next) closedAt.current = performance.now();
    shown.current = next;
    setElement(next);
  }, []);
  const close = useCallback(() => show(null), [show]);

  useEffect(() => {
    let pointedAt: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const point = ({ target, pointerType }: PointerEvent) => {
      // The element may have been removed.
      if (shown.current && !shown.current.isConnected) close();
      const next = pointerType === 'touch' ? null : explainedAt(target);
      if (next === pointedAt) return;
      pointedAt = next;
      clearTimeout(timer);
      if (!next || next === shown.current) return;
      const isInARow = shown.current || performance.now() - closedAt.current < skipDelayMs;
      if (isInARow) show(next);
      else timer = setTimeout(() => show(next), openDelayMs);
    };
    const focus = ({ target }: FocusEvent) => {
      const next = explainedAt(target);
      if (next?.matches(':focus-visible')) show(next);
    };
    // A press closes the tooltip until the next hover.
    const press = () => {
      clearTimeout(timer);
      close();
    };

    const options = { capture: true };
    document.addEventListener('pointermove', point, options);
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('click', press, options);
    document.addEventListener('focusin', focus, options);
    document.addEventListener('focusout', close, options);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', point, options);
      document.removeEventListener('pointerdown', press, options);
      document.removeEventListener('click', press, options);
      document.removeEventListener('focusin', focus, options);
      document.removeEventListener('focusout', close, options);
    };
  }, [show, close]);

  return { element, close };
}
