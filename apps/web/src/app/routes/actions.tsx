import { lazy, Suspense } from 'react';
import { PageLoading } from '@/components/layout/page-states.tsx';
import { ActionsPage } from '@/features/actions/actions-page.tsx';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { ActionsOff } from './actions-off.tsx';

/** Shown until the organization switches actions on. */
const Announcement = lazy(async () => {
  const { element } = await (await import('./coming-soon.tsx')).pageOf('/actions', <ActionsOff />);
  return { default: () => element };
});

export function Component() {
  const { features, isPending } = useActiveFeatures();
  const loading = <PageLoading className="min-h-[70dvh]" />;
  if (isPending) return loading;
  if (features.actions) return <Actions />;
  return (
    <Suspense fallback={loading}>
      <Announcement />
    </Suspense>
  );
}

function Actions() {
  usePageTitle('Actions');
  return <ActionsPage />;
}
