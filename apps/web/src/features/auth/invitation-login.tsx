import { useState } from 'react';
import { AuthFrame } from './auth-frame.tsx';
import { InvitationLoginForm } from './invitation-login-form.tsx';
import { SecondStep } from './second-step.tsx';

export function InvitationLogin({ email, organization }: { email: string; organization: string }) {
  const [needsSecondStep, setNeedsSecondStep] = useState(false);
  if (needsSecondStep) return <SecondStep onBack={() => setNeedsSecondStep(false)} />;
  return (
    <AuthFrame title="Sign In" lead={`Sign in to join ${organization} on Rapport.`}>
      <InvitationLoginForm email={email} onSecondStep={() => setNeedsSecondStep(true)} />
    </AuthFrame>
  );
}
