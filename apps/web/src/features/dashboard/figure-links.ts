import type { OrganizationOverview, Period } from '@rapport/contract';
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

/** The meetings list, limited to the days of a period. */
export const meetingsAddress = ({ from, to }: Pick<Period, 'from' | 'to'>): string =>
  `/meetings?${new URLSearchParams({ from, to })}`;

/** The list of actions that were done in these days. */
export function doneAddress({ from, to }: { from: string; to?: string }): string {
  const days = new URLSearchParams({ state: 'done', doneFrom: from, ...(to && { doneTo: to }) });
  return `/actions?${days}`;
}

/** The Monday of the current week. */
export const thisMonday = ({ slider }: Pick<OrganizationOverview, 'slider'>): string =>
  slider.at(-1)?.from ?? '';
