import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Report = (entries: { isIntersecting: boolean }[]) => void;

/**
 * A viewport for a window without layout. Tests choose which elements are visible; at first none
 * is.
 */
export function openViewport() {
  let isInSight = (_element: Element): boolean => false;
  const reports = new Map<object, () => void>();

  class ViewportObserver {
    readonly #report: Report;
    constructor(report: Report) {
      this.#report = report;
    }
    observe(element: Element) {
      const report = () => this.#report([{ isIntersecting: isInSight(element) }]);
      reports.set(this, report);
      queueMicrotask(() => reports.has(this) && act(report));
    }
    disconnect() {
      reports.delete(this);
    }
  }
  vi.stubGlobal('IntersectionObserver', ViewportObserver);

  return {
    /** Makes exactly the given elements visible. */
    show(choose: (element: Element) => boolean) {
      isInSight = choose;
      act(() => {
        for (const report of reports.values()) report();
      });
    },
  };
}
