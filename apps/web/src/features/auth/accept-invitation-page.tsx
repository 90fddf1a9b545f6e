import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { useAcceptInvitation } from './accept-invitation.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useInvitation } from './get-invitation.ts';
import { InvitationLoginForm } from './invitation-login-form.tsx';
import { InvitationMismatch } from './invitation-mismatch.tsx';
import { InvitationSignupForm } from './invitation-signup-form.tsx';
import { invitationStep } from './invitation-step.ts';

export function AcceptInvitationPage({ invitationId }: { invitationId: string }) {
  const { session, isLoading } = useAuth();
  const { data: invitation, status } = useInvitation(invitationId);
  const acceptance = useAcceptInvitation();
  const sessionEmail = isLoading ? undefined : (session?.user.email ?? null);
  const step = invitationStep({
    invitation: invitation
      ? { status: 'ready', ...invitation }
      : { status: status === 'error' ? status : 'pending' },
    sessionEmail,
    acceptance: acceptance.status,
  });

  const { mutate: accept } = acceptance;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (step !== 'accepting' || hasBegun.current) return;
    hasBegun.current = true;
    accept(invitationId);
  }, [step, accept, invitationId]);

  const organization = invitation?.organizationName ?? '';
  switch (step) {
    case 'loading':
      return <InvitationWaiting title="Invitation" sentence="Loading..." />;
    case 'accepting':
      return (
        <InvitationWaiting title="Processing Invitation" sentence={`Joining ${organization}...`} />
      );
    case 'error':
      return (
        <AuthFrame
          title="Invitation Error"
          lead={
            acceptance.error?.message ??
            'Failed to load invitation details. The invitation may be expired or invalid.'
          }
        >
          <ButtonLink to="/login" size="large">
            Go to Login
          </ButtonLink>
        </AuthFrame>
      );
    case 'email-mismatch':
      return (
        <InvitationMismatch
          invitedEmail={invitation?.email ?? ''}
          currentEmail={sessionEmail ?? ''}
        />
      );
    case 'login':
      return (
        <AuthFrame title="Sign In" lead={`Sign in to join ${organization} on Rapport.`}>
          <InvitationLoginForm email={invitation?.email ?? ''} />
        </AuthFrame>
      );
    case 'signup':
      return (
        <AuthFrame
          title="Create Your Account"
          lead={`You are invited to ${organization} on Rapport.`}
        >
          <InvitationSignupForm invitationId={invitationId} email={invitation?.email ?? null} />
        </AuthFrame>
      );
    case 'success':
      return (
        <AuthFrame title="Invitation Accepted!" lead={`You are now a member of ${organization}.`}>
          <ButtonLink to="/" variant="primary" size="large">
            Go to Rapport
          </ButtonLink>
        </AuthFrame>
      );
  }
}

function InvitationWaiting({ title, sentence }: { title: string; sentence: string }) {
  return (
    <AuthFrame
      title={title}
      lead={
        <span role="status" className="inline-flex items-center gap-2">
          <Spinner />
          {sentence}
        </span>
      }
    />
  );
}
