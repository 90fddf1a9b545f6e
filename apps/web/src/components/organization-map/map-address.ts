import { withPeriod } from '@/components/organization-figures/chosen-period.ts';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';

const path = '/organization-map';

/** The address of the map's own page in the same period, and with a person open. */
export function useMapAddress(): (person?: string) => string {
  const { period } = useChosenPeriod();
  return (person) => {
    const parameters = withPeriod(new URLSearchParams(person ? { person } : {}), period);
    return parameters.size > 0 ? `${path}?${parameters}` : path;
  };
}
