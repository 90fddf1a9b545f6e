import { useParams } from 'react-router';
import { ResetPasswordPage } from '@/features/auth/reset-password-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  const { token } = useParams();
  usePageTitle('Reset Password');
  return <ResetPasswordPage token={token} />;
}
