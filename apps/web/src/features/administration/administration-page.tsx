import { ScrollText, Server, UserRoundSearch } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Tab, Tabs, TabsContent, TabsList } from '@/components/ui/tabs.tsx';
import { useActiveOrganization } from '@/lib/use-active-organization.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { usePermission } from '@/lib/use-permission.ts';
import { UsersSection } from './users/users-section.tsx';

const loadSettingsSection = () =>
  import('./settings/settings-section.tsx').then(({ SettingsSection }) => SettingsSection);

const settings = 'settings';
const users = 'users';

/** Focusable, so that screen readers announce it, but disabled. */
function ComingSoonTab({ name, level }: { name: string; level: 'top' | 'second' }) {
  return (
    <Tab value={name.replace(' ', '-')} level={level} aria-disabled>
      {name} <span className="text-12">coming soon</span>
    </Tab>
  );
}

export function AdministrationPage() {
  const [parameters, setParameters] = useSearchParams();
  const organization = useActiveOrganization();
  const runsInstallation = useRunsInstallation();
  const section = parameters.get('tab') === settings ? settings : users;
  const SettingsSection = useOnDemand(loadSettingsSection, section === settings);
  const open = (value: string) => {
    if (value === settings) setParameters({ tab: settings });
    if (value === users) setParameters({});
  };
  return (
    <>
      <PageHead
        title="Administration"
        lead={`The people of ${organization?.name ?? 'your organization'}, their roles, and the organization's settings.`}
        actions={
          <>
            {runsInstallation && (
              <ButtonLink to="/admin/system" icon={Server}>
                System
              </ButtonLink>
            )}
            <ButtonLink to="/match-speakers" icon={UserRoundSearch}>
              Match speakers
            </ButtonLink>
            <ButtonLink to="/admin/audit-log" icon={ScrollText}>
              Audit log
            </ButtonLink>
          </>
        }
      />
      <Tabs value="organization" activationMode="manual">
        <TabsList aria-label="Administration" className="border-line-2 border-b">
          <Tab value="organization">Organization</Tab>
          <ComingSoonTab name="White Label" level="top" />
          <ComingSoonTab name="Super Admin" level="top" />
        </TabsList>
        <TabsContent value="organization" tabIndex={-1}>
          <Tabs value={section} onValueChange={open} activationMode="manual">
            <TabsList aria-label="Organization" className="-ml-2.5 pt-3 pb-4">
              <Tab value={users} level="second">
                Users & Roles
              </Tab>
              <ComingSoonTab name="Initiatives" level="second" />
              <ComingSoonTab name="Integrations" level="second" />
              <Tab value={settings} level="second">
                Settings
              </Tab>
            </TabsList>
            <TabsContent value={users} tabIndex={-1}>
              <UsersSection />
            </TabsContent>
            <TabsContent value={settings} tabIndex={-1}>
              {SettingsSection && <SettingsSection />}
            </TabsContent>
          </Tabs>
        </TabsContent>
      </Tabs>
    </>
  );
}

/** Whether the person owns the organization that runs the installation. */
function useRunsInstallation(): boolean {
  const organization = useActiveOrganization();
  const { isAllowed: isOwner } = usePermission({ organization: ['delete'] });
  return isOwner && organization?.runsInstallation === true;
}
