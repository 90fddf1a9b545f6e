import { FigureRegisterPage } from '@/features/figure-register/figure-register-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('What is computed about whom');
  return <FigureRegisterPage />;
}
