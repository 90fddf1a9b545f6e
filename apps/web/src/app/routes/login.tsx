import { SignInPage } from '@/features/auth/sign-in-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Sign In');
  return <SignInPage />;
}
