import { type RefObject, useEffect, useState } from 'react';
import { useIsInSight } from './use-is-in-sight.ts';
import { useOnDemand } from './use-on-demand.ts';

/** Time for the rest of the page to load first. */
const pageFirstMs = 1000;

/** Loads a part of a page once its place is in sight, or after the rest of the page. */
export function useOnceInSight<Part>(
  load: () => Promise<Part>,
  place: RefObject<Element | null>,
): Part | undefined {
  const isInSight = useIsInSight(place);
  const [isPageShown, setPageShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPageShown(true), pageFirstMs);
    return () => clearTimeout(timer);
  }, []);
  return useOnDemand(load, isInSight || isPageShown);
}
