import { useParams } from 'react-router';
import { AcceptInvitationPage } from '@/features/auth/accept-invitation-page.tsx';

export function Component() {
  const { token = '' } = useParams();
  return <AcceptInvitationPage invitationId={token} />;
}
