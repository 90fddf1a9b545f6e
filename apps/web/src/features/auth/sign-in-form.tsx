import { zodResolver } from '@hookform/resolvers/zod';
import { emailAddress, singleSignOnRefusalWords } from '@rapport/contract';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { keepDestination } from '@/lib/sign-in-destination.ts';
import { webAuthnSentence } from '@/lib/web-authn.ts';
import { beginSingleSignOn } from './begin-single-sign-on.ts';
import { EmailField } from './email-field.tsx';
import { FormError } from './form-error.tsx';
import { formFailure } from './form-failure.ts';
import { PasswordField } from './password-field.tsx';
import { signIn } from './sign-in.ts';
import type { OfferedWays } from './sign-in-ways.ts';
import { SubmitButton } from './submit-button.tsx';
import { useSessionFromElsewhere } from './use-session-from-elsewhere.ts';

const signInSchema = z.object({
  email: z.pipe(z.string().check(z.trim()), emailAddress('Please enter a valid email address')),
  password: z.string().check(z.minLength(1, 'Password is required')),
});

const refusals: Record<string, string> = singleSignOnRefusalWords;

/** Why single sign-on returned without a session. */
function refusalWords(search: string): string | undefined {
  return refusals[new URLSearchParams(search).get('refused') ?? ''];
}

const passkeyRefusal = (error: Error): string =>
  webAuthnSentence(error) ??
  refusalSentence(error, 'The passkey could not be used. Please try again.');

type SignInFormProps = {
  offered: OfferedWays;
  email?: string | undefined;
  /** Other pages open in other windows, because this page has input that would be lost. */
  keepsPage?: boolean;
  onSecondStep: () => void;
};

/** The page redirects once the session has changed. */
export function SignInForm(props: SignInFormProps) {
  const { offered, email = '', keepsPage = false, onSecondStep } = props;
  const { search, state } = useLocation();
  const [failure, setFailure] = useState<string | undefined>(() => refusalWords(search));
  const [isLeaving, setIsLeaving] = useState(false);
  const [isUsingPasskey, setIsUsingPasskey] = useState(false);
  const [isSignedIn, setIsSignedIn] = useState(false);
  const [isElsewhere, setIsElsewhere] = useState(false);
  useSessionFromElsewhere(isElsewhere);
  const { register, handleSubmit, formState, setFocus, trigger, getValues } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email, password: '' },
  });
  const { errors } = formState;
  const isBusy = formState.isSubmitting || isSignedIn || isLeaving || isUsingPasskey;

  useEffect(() => {
    if (failure && !isBusy && getValues('password')) setFocus('password', { shouldSelect: true });
  }, [failure, isBusy, setFocus, getValues]);

  const submit = async (fields: z.infer<typeof signInSchema>) => {
    setFailure(undefined);
    try {
      const { needsSecondStep } = await signIn(fields);
      if (needsSecondStep) onSecondStep();
      else setIsSignedIn(true);
    } catch (error) {
      setFailure(
        formFailure(error, {
          0: 'An unexpected error occurred. Please try again.',
          else: 'Login failed. Please try again.',
        }),
      );
    }
  };

  const leave = async () => {
    setFailure(undefined);
    if (!(await trigger('email', { shouldFocus: true }))) return;
    const other = keepsPage ? window.open('', '_blank') : undefined;
    if (other === null) {
      setFailure('The browser has blocked the other window. Please allow it and try again.');
      return;
    }
    // The provider's page gets no hold of this one.
    if (other) other.opener = null;
    setIsLeaving(true);
    try {
      if (!keepsPage) keepDestination(state);
      await beginSingleSignOn(getValues('email').trim(), other);
      setIsElsewhere(keepsPage);
      setIsLeaving(!keepsPage);
    } catch (error) {
      other?.close();
      setIsLeaving(false);
      setFailure(
        refusalSentence(error instanceof Error ? error : new Error(), {
          else: 'An unexpected error occurred. Please try again.',
        }),
      );
    }
  };

  const signInWithPasskey = async () => {
    setFailure(undefined);
    setIsUsingPasskey(true);
    try {
      const { signInByPasskey } = await import('./sign-in-by-passkey.ts');
      await signInByPasskey();
      setIsSignedIn(true);
    } catch (error) {
      console.error('Signing in by a passkey failed', error);
      setFailure(passkeyRefusal(error instanceof Error ? error : new Error()));
    }
    setIsUsingPasskey(false);
  };

  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <EmailField
        {...register('email')}
        // A dialog chooses its own first field, and remembers where the focus was.
        autoFocus={!keepsPage}
        disabled={isBusy}
        error={errors.email?.message}
      />
      <PasswordField
        label="Password"
        error={errors.password?.message}
        {...register('password')}
        autoComplete="current-password"
        disabled={isBusy}
      />
      <Link
        to="/forgot-password"
        {...(keepsPage && { target: '_blank', rel: 'noopener' })}
        className="ml-auto block w-fit font-medium text-accent underline-offset-2 hover:underline"
      >
        Forgot Password?
      </Link>
      <FormError className="my-2">{failure}</FormError>
      <SubmitButton busy={isBusy && !isLeaving && !isUsingPasskey} busyLabel="Signing in...">
        Sign In
      </SubmitButton>
      {offered.passkey && (
        <Button
          size="large"
          className="mt-2 w-full"
          icon={KeyRound}
          busy={isUsingPasskey}
          onClick={() => !isBusy && void signInWithPasskey()}
        >
          Sign in with a passkey
        </Button>
      )}
      {offered.singleSignOn && (
        <Button
          size="large"
          className="mt-2 w-full"
          busy={isLeaving}
          onClick={() => !isBusy && void leave()}
        >
          Continue with single sign-on
        </Button>
      )}
      <p role="status" className="mt-2 text-ink-2 empty:hidden">
        {isElsewhere && 'Sign in in the other window, then come back. This page waits for it.'}
      </p>
    </form>
  );
}
