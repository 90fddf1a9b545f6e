import { useCallback } from 'react';
import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router';

type SetAddress = (
  change: (now: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/** What was asked for at a location, until the next one is shown. */
const asked = new WeakMap<Location, string>();

/**
 * The parameters of the address, and how to change them. Changes of the same moment build on each other; those of
 * React Router's hook begin with the address that was last rendered, so that the first is lost.
 */
export function useAddress(): [parameters: URLSearchParams, change: SetAddress] {
  const location = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const change: SetAddress = useCallback(
    (of, options) => {
      const next = of(new URLSearchParams(asked.get(location) ?? location.search));
      asked.set(location, `${next}`);
      setParameters(next, options);
    },
    [location, setParameters],
  );
  return [parameters, change];
}
