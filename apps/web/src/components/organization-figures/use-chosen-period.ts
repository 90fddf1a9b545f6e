import { useAddress } from '@/lib/use-address.ts';
import { type ChosenPeriod, readPeriod, withPeriod } from './chosen-period.ts';

/** The period in the address, and how to change parts of it. `week: undefined` chooses the latest week. */
export function useChosenPeriod() {
  const [parameters, setParameters] = useAddress();
  return {
    period: readPeriod(parameters),
    changePeriod: (
      change: { weeks?: ChosenPeriod['weeks']; week?: string | undefined },
      /** `replace` makes several changes one entry in the browser's history. */
      { replace = false } = {},
    ) =>
      setParameters((now) => withPeriod(now, { ...readPeriod(now), ...change }), {
        preventScrollReset: true,
        replace,
      }),
  };
}
