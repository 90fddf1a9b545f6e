import { SuccessionWizard } from '@/features/succession/wizard/succession-wizard.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('New Succession Plan');
  return <SuccessionWizard />;
}
