import { displayName } from '@/components/layout/account-words.ts';
import { DashboardPage } from '@/features/dashboard/dashboard-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { useSession } from '@/lib/use-session.ts';

export function Component() {
  const { session } = useSession();
  usePageTitle('Dashboard');
  const [firstName = ''] = displayName(session?.user ?? {}).split(' ');
  return <DashboardPage firstName={firstName} />;
}
