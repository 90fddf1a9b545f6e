import { RequirePermission } from '@/app/guards.tsx';
import { MatchSpeakersPage } from '@/features/speakers/match-speakers-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  return (
    <RequirePermission permissions={{ organization: ['update'] }}>
      <MatchSpeakers />
    </RequirePermission>
  );
}

function MatchSpeakers() {
  usePageTitle('Match speakers');
  return <MatchSpeakersPage />;
}
