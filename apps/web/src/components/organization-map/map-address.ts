import { addressOfSource } from '@/components/figure-source/figure-source.ts';
import { withPeriod } from '@/components/organization-figures/chosen-period.ts';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';

const path = '/organization-map';

/**
 * Returns the address of the map's own page in the same period, optionally with a person selected.
 */
export function useMapAddress(): (person?: string) => string {
  const { period } = useChosenPeriod();
  return (person) => {
    const address = withPeriod(new URLSearchParams(addressOfSource('own')), period);
    if (person) address.set('person', person);
    return `${path}?${address}`;
  };
}
