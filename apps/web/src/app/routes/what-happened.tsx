import { WhatHappenedPage } from '@/features/what-happened/what-happened-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('What happened');
  return <WhatHappenedPage />;
}
