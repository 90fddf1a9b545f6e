import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { EmailField } from './email-field.tsx';
import { FormError } from './form-error.tsx';
import { PasswordField } from './password-field.tsx';
import { signIn } from './sign-in.ts';
import { SubmitButton } from './submit-button.tsx';

const signInSchema = z.object({
  email: z.pipe(z.string().check(z.trim()), z.email('Please enter a valid email address')),
  password: z.string().check(z.minLength(1, 'Password is required')),
});

/** The page redirects once the session has changed. */
export function SignInForm() {
  const [failure, setFailure] = useState<string>();
  const [isSignedIn, setIsSignedIn] = useState(false);
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const isBusy = formState.isSubmitting || isSignedIn;

  useEffect(() => {
    if (failure && !isBusy) setFocus('password', { shouldSelect: true });
  }, [failure, isBusy, setFocus]);

  const submit = async (fields: z.infer<typeof signInSchema>) => {
    setFailure(undefined);
    try {
      const { error } = await signIn(fields);
      if (error) setFailure(error.message || 'Login failed. Please try again.');
      else setIsSignedIn(true);
    } catch (error) {
      console.error('Signing in failed', error);
      setFailure('An unexpected error occurred. Please try again.');
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <EmailField
        {...register('email')}
        autoFocus
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
        className="ml-auto block w-fit font-medium text-accent underline-offset-2 hover:underline"
      >
        Forgot Password?
      </Link>
      <FormError className="my-2">{failure}</FormError>
      <SubmitButton busy={isBusy} busyLabel="Signing in...">
        Sign In
      </SubmitButton>
    </form>
  );
}
