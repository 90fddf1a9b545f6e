import { Unlink } from 'lucide-react';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { PageLoading } from '@/components/layout/page-states.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { WhatIfPage } from '@/features/what-if/what-if-page.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** Nothing to load first: the screen shows its skeleton until the people arrive. */
export const read: ReadScreen = async () => {};

const title = 'What-if simulation';

export function Component() {
  usePageTitle(title);
  const { features, isPending } = useActiveFeatures();
  if (isPending) return <PageLoading className="min-h-[70dvh]" />;
  if (features.interactionGraphs) return <WhatIfPage />;
  return (
    <>
      <PageHead
        back={<BackLink to="/offboarding?data=own">Offboarding</BackLink>}
        title={title}
        badge={<SourceSwitch source="own" />}
      />
      <StateBox kind="empty" icon={Unlink} title="Connection maps are switched off">
        An owner or admin of your organization can switch them on in its settings.
      </StateBox>
    </>
  );
}
