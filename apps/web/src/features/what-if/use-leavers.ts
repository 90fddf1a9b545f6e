import { leaversMax } from '@rapport/contract';
import { useAddress, withParameter } from '@/lib/use-address.ts';

const parameter = 'leave';

/** Ids of the leavers in the order chosen; the address separates them with commas. */
export function leaversIn(parameters: URLSearchParams): string[] {
  const ids = (parameters.get(parameter) ?? '').split(',').filter((id) => id !== '');
  return [...new Set(ids)].slice(0, leaversMax);
}

export function useLeavers() {
  const [parameters, setParameters] = useAddress();
  const leavers = leaversIn(parameters);
  const toggle = (id: string) =>
    setParameters(
      (now) => {
        const before = leaversIn(now);
        const after = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
        return after.length > leaversMax ? now : withParameter(now, parameter, after.join());
      },
      { preventScrollReset: true },
    );
  return { leavers, toggle };
}
