import { MeetingsPage } from '@/features/meetings/list/meetings-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Meetings');
  return <MeetingsPage />;
}
