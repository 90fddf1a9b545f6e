import { useSearchParams } from 'react-router';
import { UnsubscribePage } from '@/features/auth/unsubscribe-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  const [parameters] = useSearchParams();
  usePageTitle('Stop These Mails');
  return <UnsubscribePage token={parameters.get('token') ?? ''} />;
}
