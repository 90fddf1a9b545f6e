import { addressOfSource } from '@/components/figure-source/figure-source.ts';
import { withPeriod } from '@/components/organization-figures/chosen-period.ts';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';

/** Address of the Sentiment screen with own figures in the same period. */
export function useSentimentAddress(): (moods?: 'rising' | 'falling') => string {
  const { period } = useChosenPeriod();
  return (moods) => {
    const address = withPeriod(new URLSearchParams(addressOfSource('own')), period);
    if (moods) address.set('moods', moods);
    return `/sentiment?${address}`;
  };
}
