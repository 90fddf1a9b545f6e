import { dashboardQueryOptions } from '@/features/dashboard/api/get-dashboard.ts';
import { organizationMapQueryOptions } from '@/features/dashboard/api/get-organization-map.ts';
import { DashboardPage } from '@/features/dashboard/dashboard-page.tsx';
import { FirstSteps } from '../../first-steps/first-steps.tsx';
import type { ReadScreen } from '../../read-first.ts';
import { useFirstName } from './first-name.ts';

export const read: ReadScreen = (queryClient) =>
  Promise.all([
    queryClient.ensureQueryData(dashboardQueryOptions),
    queryClient.ensureQueryData(organizationMapQueryOptions),
  ]);

export function Screen() {
  return <DashboardPage firstName={useFirstName()} firstSteps={<FirstSteps source="sample" />} />;
}
