import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the viewport; true in browsers without IntersectionObserver. */
export function useIsInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(!('IntersectionObserver' in window));
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest) setIsInSight(latest.isIntersecting);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
