import { useSearchParams } from 'react-router';
import { AllowAssistantPage } from '@/features/allow-assistant/allow-assistant-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  const [parameters] = useSearchParams();
  usePageTitle('Allow an Assistant');
  return <AllowAssistantPage request={`${parameters}`} isRefused={!parameters.has('sig')} />;
}
