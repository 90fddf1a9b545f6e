import { CheckMeetingsPage } from '@/features/meetings/checks/check-meetings-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Check these meetings');
  return <CheckMeetingsPage />;
}
