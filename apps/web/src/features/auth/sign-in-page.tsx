import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { clearSessionExpired } from '@/lib/session-expiry.ts';
import { destinationAfterSignIn } from '@/lib/sign-in-destination.ts';
import { AuthFrame } from './auth-frame.tsx';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignInWays } from './sign-in-ways.ts';

export function SignInPage() {
  const { session, isLoading } = useAuth();
  const { state } = useLocation();
  // Requested at the same time as the session.
  const { offered, hasOwner } = useSignInWays();
  const [needsSecondStep, setNeedsSecondStep] = useState(false);
  useEffect(clearSessionExpired, []);

  if (isLoading) {
    return (
      <div role="status" className="grid min-h-dvh place-items-center bg-surface text-ink-2">
        <Spinner />
        <span className="sr-only">Loading...</span>
      </div>
    );
  }
  if (session) return <Navigate to={destinationAfterSignIn(state)} replace />;
  if (needsSecondStep) return <SecondStep onBack={() => setNeedsSecondStep(false)} />;
  return (
    <AuthFrame
      title="Sign In"
      lead="Intelligent workplace analytics and insights"
      {...(hasOwner && { footnote: 'Access is by invitation. Ask your administrator for one.' })}
    >
      {!hasOwner && <SetUpNote />}
      <SignInForm offered={offered} onSecondStep={() => setNeedsSecondStep(true)} />
    </AuthFrame>
  );
}

function SetUpNote() {
  return (
    <p role="status" className="mb-6 rounded-md border border-line bg-paper p-4 text-pretty">
      Nobody has an account here yet. Open the link that <code>npm start</code> printed to create
      your organization.
    </p>
  );
}
