import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { ApiRequestError } from '@/lib/api-client.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { useAcceptInvitation } from './accept-invitation.ts';
import { AuthFrame } from './auth-frame.tsx';
import { InvitationLoginForm } from './invitation-login-form.tsx';
import { InvitationMismatch } from './invitation-mismatch.tsx';
import { InvitationSignupForm } from './invitation-signup-form.tsx';
import { invitationStep } from './invitation-step.ts';
import { SecondStep } from './second-step.tsx';
import { SetUpForm } from './set-up-form.tsx';

const setUpTitle = 'Create your organization';

export function AcceptInvitationPage({ invitationId }: { invitationId: string }) {
  const { session, isLoading } = useAuth();
  const { data: invitation, error, status, refetch } = useInvitation(invitationId);
  // Only the set-up link has no address.
  const isSetUp = invitation?.email === null;
  usePageTitle(isSetUp ? setUpTitle : 'Invitation');
  const acceptance = useAcceptInvitation({ isSetUp });
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
      return isSetUp ? (
        <InvitationWaiting title={setUpTitle} sentence="Creating your organization..." />
      ) : (
        <InvitationWaiting title="Processing Invitation" sentence={`Joining ${organization}...`} />
      );
    case 'error':
      return (
        <AuthFrame
          title="Invitation Error"
          lead={
            acceptance.error
              ? refusalSentence(acceptance.error, 'Failed to accept invitation. Please try again.')
              : 'Failed to load invitation details. The invitation may be expired or invalid.'
          }
        >
          <div className="flex flex-wrap gap-2">
            {(acceptance.error || !isRefused(error)) && (
              <Button
                variant="primary"
                size="large"
                icon={RotateCw}
                onClick={() => (acceptance.error ? accept(invitationId) : void refetch())}
              >
                Try Again
              </Button>
            )}
            <ButtonLink to="/login" size="large">
              Go to Login
            </ButtonLink>
          </div>
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
      return <InvitationLogin email={invitation?.email ?? ''} organization={organization} />;
    case 'signup':
      return isSetUp ? (
        <AuthFrame title={setUpTitle} lead="You become its owner, and can then invite others.">
          <SetUpForm invitationId={invitationId} organizationName={organization} />
        </AuthFrame>
      ) : (
        <AuthFrame
          title="Create Your Account"
          lead={`You are invited to ${organization} on Rapport.`}
        >
          <InvitationSignupForm invitationId={invitationId} email={invitation?.email ?? ''} />
        </AuthFrame>
      );
    case 'success':
      return (
        <AuthFrame
          {...(isSetUp
            ? { title: 'Your organization is ready', lead: 'You are its owner.' }
            : { title: 'Invitation Accepted!', lead: `You are now a member of ${organization}.` })}
        >
          <ButtonLink to="/" variant="primary" size="large">
            Go to Rapport
          </ButtonLink>
        </AuthFrame>
      );
  }
}

/** Retrying a refused call is pointless. */
function isRefused(error: Error | null): boolean {
  return error instanceof ApiRequestError && error.isRefusal;
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

/** An invitation does not change while the page is open. */
function useInvitation(id: string) {
  return useQuery({
    queryKey: ['invitation', id],
    queryFn: ({ signal }) => call(endpoints.organization.getInvitation, { id, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function InvitationLogin({ email, organization }: { email: string; organization: string }) {
  const [needsSecondStep, setNeedsSecondStep] = useState(false);
  if (needsSecondStep) return <SecondStep onBack={() => setNeedsSecondStep(false)} />;
  return (
    <AuthFrame title="Sign In" lead={`Sign in to join ${organization} on Rapport.`}>
      <InvitationLoginForm email={email} onSecondStep={() => setNeedsSecondStep(true)} />
    </AuthFrame>
  );
}
