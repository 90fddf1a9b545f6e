import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { useOrganizationSettings } from './organization-settings.ts';
import { RetentionSection } from './retention-section.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsList } from './settings-list.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

export function SettingsSection() {
  const { data: settings, error, isFetching, refetch } = useOrganizationSettings();
  if (settings)
    return (
      <BesideList>
        <SettingsForm settings={settings} />
        <RetentionSection />
      </BesideList>
    );
  if (!error)
    return (
      <BesideList>
        <SettingsSkeleton />
      </BesideList>
    );
  return (
    <StateBox
      kind="error"
      title="Failed to load organization settings. Please try again."
      error={error}
      action={
        <Button icon={RotateCw} busy={isFetching} onClick={() => refetch()}>
          Retry
        </Button>
      }
    />
  );
}

function BesideList({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid items-start gap-x-10 @min-[840px]:grid-cols-[184px_minmax(0,1fr)] @min-[840px]:border-line-2 @min-[840px]:border-t">
        <SettingsList />
        <div className="-mt-px min-w-0">{children}</div>
      </div>
    </div>
  );
}
