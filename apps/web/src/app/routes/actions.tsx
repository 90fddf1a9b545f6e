import { lazy, Suspense } from 'react';
import { SwitchOnActions } from '@/components/actions/switch-on-actions.tsx';
import { PageLoading } from '@/components/layout/page-states.tsx';
import { ActionsPage } from '@/features/actions/actions-page.tsx';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { usePermission } from '@/lib/use-permission.ts';

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

/** What is true of actions while the organization has them switched off. */
function ActionsOff() {
  const { isAllowed, isPending } = usePermission({ organization: ['update'] });
  if (isPending) return null;
  return (
    <p className="mt-6 max-w-[56ch]">
      {isAllowed ? (
        <>
          Actions are counted in each meeting. Action Items are switched off, so nobody sees the
          list. <SwitchOnActions />
        </>
      ) : (
        'Actions are counted in each meeting. Action Items are switched off in your organization, so nobody sees the list. An owner or admin can switch them on in Settings.'
      )}
    </p>
  );
}
