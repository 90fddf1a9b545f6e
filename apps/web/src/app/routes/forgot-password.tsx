import { ForgotPasswordPage } from '@/features/auth/forgot-password-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Forgot Password');
  return <ForgotPasswordPage />;
}
