import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import { signInLater } from '@/lib/session-expiry.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignInWays } from './sign-in-ways.ts';

type SignInAgainDialogProps = {
  /** Of the account whose session has expired. */
  email: string | undefined;
};

/** Over the page, which keeps what was typed. It closes once there is a session again. */
export function SignInAgainDialog({ email }: SignInAgainDialogProps) {
  const { offered } = useSignInWays();
  const [needsSecondStep, setNeedsSecondStep] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={signInLater}
      title={needsSecondStep ? 'Two-Factor Sign-In' : 'Sign In'}
      description={
        needsSecondStep
          ? 'Your password is right. Now enter a code, so that a password alone does not open your account.'
          : 'Your session has expired. What you typed on this page stays.'
      }
      startsAt={email ? '[type="password"]' : undefined}
    >
      {needsSecondStep ? (
        <SecondStepForm onBack={() => setNeedsSecondStep(false)} />
      ) : (
        <SignInForm
          offered={offered}
          email={email}
          keepsPage
          onSecondStep={() => setNeedsSecondStep(true)}
        />
      )}
    </Dialog>
  );
}
