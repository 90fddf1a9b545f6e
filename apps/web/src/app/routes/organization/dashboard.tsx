import { organizationHappenedQueryOptions } from '@/components/happened/organization-happened.ts';
import { readPeriod } from '@/components/organization-figures/chosen-period.ts';
import { organizationOverviewQueryOptions } from '@/components/organization-figures/organization-overview.ts';
import { organizationChangesQueryOptions } from '@/features/dashboard/api/organization-changes.ts';
import { sinceLastTimeQueryOptions } from '@/features/dashboard/api/since-last-time.ts';
import type { ReadScreen } from '@/lib/read-screen.ts';

export { DashboardPage as Component } from '@/features/dashboard/dashboard-page.tsx';

/** Starts loading; the screen shows its skeleton until the data arrive. */
export const read: ReadScreen = async (queryClient, { request }) => {
  const period = readPeriod(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(organizationOverviewQueryOptions(period));
  void queryClient.prefetchQuery(organizationHappenedQueryOptions(period));
  void queryClient.prefetchQuery(sinceLastTimeQueryOptions);
  void queryClient.prefetchQuery(organizationChangesQueryOptions(period));
};
