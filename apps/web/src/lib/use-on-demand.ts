import { useEffect, useState } from 'react';
import { onNextGesture } from './next-gesture.ts';

/**
 * Loads a part at the user's first gesture, or at once if needed.
 * @throws while rendering, if a needed part cannot be loaded.
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
          // A failed preload is ignored; the part is loaded again when needed.
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
