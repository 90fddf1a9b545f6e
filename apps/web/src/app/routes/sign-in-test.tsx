import { SignInTestPage } from '@/features/auth/sign-in-test-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Test Done');
  return <SignInTestPage />;
}
