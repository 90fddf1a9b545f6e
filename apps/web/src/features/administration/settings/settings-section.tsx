import { RotateCw, ScrollText } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { useOrganizationSettings } from './organization-settings.ts';
import { RetentionSection } from './retention-section.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsRow } from './settings-row.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

export function SettingsSection() {
  const { data: settings, error, isFetching, refetch } = useOrganizationSettings();
  if (settings)
    return (
      <>
        <SettingsForm settings={settings} />
        <RetentionSection />
        <RegisterRow />
      </>
    );
  if (!error) return <SettingsSkeleton />;
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

function RegisterRow() {
  return (
    <div className="@container">
      <SettingsRow
        title="What is computed about whom"
        note="For every member, with who sees it under these settings."
      >
        <ButtonLink to="/trust" icon={ScrollText}>
          See what is computed
        </ButtonLink>
      </SettingsRow>
    </div>
  );
}
