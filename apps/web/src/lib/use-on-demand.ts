import { useEffect, useState } from 'react';
import { onNextGesture } from './next-gesture.ts';

/**
 * What `load` brings, once it is here. It is no part of the first load: it is fetched as soon as
 * the person does anything at all, and so is there before they come to need it.
 * @throws while rendering, when it is needed and cannot be had; the page around it says so.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, isNeeded: boolean): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (loaded) return;
    let isStale = false;
    const fetchPart = () =>
      load().then(
        (part) => {
          if (!isStale) setLoaded({ part });
        },
        (error: unknown) => {
          // Fetched ahead of time it is not missed yet: it is tried again when it is needed.
          if (!isStale && isNeeded) setFailure({ error });
        },
      );
    const stopWaiting = isNeeded ? undefined : onNextGesture(fetchPart);
    if (isNeeded) void fetchPart();
    return () => {
      isStale = true;
      stopWaiting?.();
    };
  }, [load, loaded, isNeeded]);
  if (failure) throw failure.error;
  return loaded?.part;
}
