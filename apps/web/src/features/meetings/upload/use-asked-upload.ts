import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

const parameter = 'upload';

/** Opens the upload dialog if the address has `?upload`, such as from the command palette. */
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
