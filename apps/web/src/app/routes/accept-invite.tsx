import { useParams } from 'react-router';
import { AcceptInvitationPage } from '@/features/auth/accept-invitation-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  const { token = '' } = useParams();
  usePageTitle('Invitation');
  return <AcceptInvitationPage invitationId={token} />;
}
