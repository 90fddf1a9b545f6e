import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { ApiKeysSection } from './api-keys/api-keys-section.tsx';
import { GlossarySection } from './glossary/glossary-section.tsx';
import { useOrganizationSettings } from './organization-settings.ts';
import { useRetention } from './retention.ts';
import { RetentionForm } from './retention-form.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsList } from './settings-list.tsx';
import { SettingsRow } from './settings-row.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { SignInSection } from './sign-in/sign-in-section.tsx';
import { TwoFactorRuleSection } from './two-factor/two-factor-rule-section.tsx';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';

export function SettingsSection() {
  const query = useOrganizationSettings();
  const { data: settings, error } = query;
  if (settings)
    return (
      <BesideList>
        <SettingsForm settings={settings} />
        <div className="@container *:not-last:mt-6">
          <SignInSection />
          <TwoFactorRuleSection />
          <ApiKeysSection />
          <WebhooksSection />
          <RetentionSection />
          <GlossarySection />
          <SettingsRow
            title="What is computed about whom"
            anchor="register"
            note="For every member, with who sees it under these settings."
          >
            <ButtonLink to="/trust" icon={ScrollText}>
              See what is computed
            </ButtonLink>
          </SettingsRow>
        </div>
      </BesideList>
    );
  if (!error)
    return (
      <BesideList>
        <SettingsSkeleton />
      </BesideList>
    );
  return (
    <LoadFailed title="Failed to load organization settings. Please try again." query={query} />
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

/** Saved on its own, because deletions cannot be undone. */
function RetentionSection() {
  return (
    <SettingsRow
      title="Retention"
      anchor="retention"
      note="How long uploads are kept, counted from the day of the upload. A daily run deletes older ones."
    >
      <QueryPart query={useRetention()} what="the retention">
        {(settings) => <RetentionForm settings={settings} />}
      </QueryPart>
    </SettingsRow>
  );
}
