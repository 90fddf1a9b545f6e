import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

const parameter = 'upload';

/** Opens the upload where the address asks for it, as the command palette's does. */
export function useAskedUpload(open: () => void): void {
  const [parameters, setParameters] = useSearchParams();
  const isAsked = parameters.has(parameter);
  useEffect(() => {
    if (!isAsked) return;
    open();
    setParameters(
      (now) => {
        now.delete(parameter);
        return now;
      },
      { replace: true },
    );
  }, [isAsked, open, setParameters]);
}
