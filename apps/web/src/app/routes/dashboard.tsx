import { FirstSteps } from '@/app/first-steps/first-steps.tsx';
import { displayName } from '@/components/layout/account-words.ts';
import { dashboardQueryOptions } from '@/features/dashboard/api/get-dashboard.ts';
import { organizationMapQueryOptions } from '@/features/dashboard/api/get-organization-map.ts';
import { DashboardPage } from '@/features/dashboard/dashboard-page.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

import type { ReadScreen } from '../read-first.ts';

export const read: ReadScreen = (queryClient) =>
  Promise.all([
    queryClient.ensureQueryData(dashboardQueryOptions),
    queryClient.ensureQueryData(organizationMapQueryOptions),
  ]);

export function Component() {
  const { session } = useAuth();
  usePageTitle('Dashboard');
  const [firstName = ''] = displayName(session?.user ?? {}).split(' ');
  return <DashboardPage firstName={firstName} firstSteps={<FirstSteps />} />;
}
