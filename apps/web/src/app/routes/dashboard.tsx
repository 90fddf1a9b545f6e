import { FirstSteps } from '@/app/first-steps/first-steps.tsx';
import { displayName } from '@/components/layout/account-words.ts';
import { DashboardPage } from '@/features/dashboard/dashboard-page.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  const { session } = useAuth();
  usePageTitle('Dashboard');
  const [firstName = ''] = displayName(session?.user ?? {}).split(' ');
  return <DashboardPage firstName={firstName} firstSteps={<FirstSteps />} />;
}
