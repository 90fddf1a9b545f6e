import { useCallback } from 'react';
import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router';

type SetAddress = (
  change: (now: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/** Sets a parameter, or removes it if there is no value. */
export function withParameter(
  parameters: URLSearchParams,
  name: string,
  value: string | false | null | undefined,
): URLSearchParams {
  if (value) parameters.set(name, value);
  else parameters.delete(name);
  return parameters;
}

/** The parameters last set at a location, until the router shows the next one. */
const asked = new WeakMap<Location, string>();

/**
 * The parameters of the address, and a function that changes them. Several changes within one
 * render are combined; React Router's hook would start each from the rendered address and lose all
 * but the last.
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
