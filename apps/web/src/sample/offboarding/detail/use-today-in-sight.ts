import { useEffect, useRef } from 'react';

/** Scrolls a wide chart to today and makes it scrollable by keyboard. */
export function useTodayInSight(share: number, chartWidth: number, place: number | null) {
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (place !== null && place < chartWidth) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
    element.scrollLeft = share * chartWidth - element.clientWidth / 2;
  }, [share, chartWidth, place]);
  return scroller;
}
