import { useEffect } from 'react';
import { useAddress } from '@/lib/use-address.ts';

const parameter = 'upload';

/**
 * Opens the upload dialog if the address contains `?upload`, as links from the command palette do.
 */
export function useAskedUpload(open: () => void): void {
  const [parameters, setParameters] = useAddress();
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
