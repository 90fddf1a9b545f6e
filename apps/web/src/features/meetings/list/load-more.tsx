import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';

/** The next page is requested once the end of the list is this close below the viewport. */
const aheadPx = 600;

type LoadMoreProps = {
  isLoading: boolean;
  hasFailed: boolean;
  onLoad: () => void;
};

/** The end of the loaded pages. Scrolling near it, or its button, loads the next page. */
export function LoadMore({ isLoading, hasFailed, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const loadsByItself = !isLoading && !hasFailed;
  useEffect(() => {
    if (!end.current || !loadsByItself || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onLoad();
      },
      { rootMargin: `${aheadPx}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [loadsByItself, onLoad]);

  return (
    <div ref={end} className="mt-4 grid justify-items-center gap-2">
      {hasFailed && (
        <p role="alert" className="text-ink-2">
          More meetings could not be loaded.
        </p>
      )}
      <Button busy={isLoading} busyLabel="Loading more..." onClick={() => onLoad()}>
        {hasFailed ? 'Retry' : 'Load more meetings'}
      </Button>
    </div>
  );
}
