import type { ReadScreen } from '@/lib/read-screen.ts';
import { dashboardQueryOptions } from '@/sample/dashboard/api/get-dashboard.ts';
import { organizationMapQueryOptions } from '@/sample/dashboard/api/get-organization-map.ts';

export { DashboardPage as Component } from '@/sample/dashboard/dashboard-page.tsx';

export const read: ReadScreen = (queryClient) =>
  Promise.all([
    queryClient.ensureQueryData(dashboardQueryOptions),
    queryClient.ensureQueryData(organizationMapQueryOptions),
  ]);
