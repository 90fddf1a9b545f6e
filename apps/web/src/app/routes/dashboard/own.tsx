import { readPeriod } from '@/components/organization-figures/chosen-period.ts';
import { organizationChangesQueryOptions } from '@/features/dashboard/api/get-organization-changes.ts';
import { organizationOverviewQueryOptions } from '@/features/dashboard/api/get-organization-overview.ts';
import { OwnDashboard } from '@/features/dashboard/own/own-dashboard.tsx';
import { FirstSteps } from '../../first-steps/first-steps.tsx';
import type { ReadScreen } from '../../read-first.ts';
import { useFirstName } from './first-name.ts';

/** Only begins: the screen shows its shape until the figures are there. */
export const read: ReadScreen = async (queryClient, { request }) => {
  const period = readPeriod(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(organizationOverviewQueryOptions(period));
  void queryClient.prefetchQuery(organizationChangesQueryOptions(period));
};

export function Screen() {
  return <OwnDashboard firstName={useFirstName()} firstSteps={<FirstSteps />} />;
}
