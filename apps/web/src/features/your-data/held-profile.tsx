import type { MyData } from '@rapport/contract';
import { FactSection, FactSections, Facts } from '@/components/ui/facts.tsx';
import { longMoment } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { roleWords } from '@/lib/user-words.ts';
import { HeldSignIn } from './held-sign-in.tsx';

const moment = (at: string | null) => at && <time dateTime={at}>{longMoment(at)}</time>;

export function HeldProfile({
  data: { profile, totals },
}: {
  data: Pick<MyData, 'profile' | 'totals'>;
}) {
  const { directory } = profile;
  return (
    <FactSections>
      <FactSection title="Membership">
        <Facts
          facts={[
            { label: 'E-mail', value: profile.email },
            { label: 'Account name', value: profile.accountName },
            { label: 'Picture', value: profile.picture && 'Shown in the sidebar' },
            { label: 'Role', value: roleWords[profile.role] },
            { label: 'Member since', value: moment(profile.memberSince) },
            { label: 'Last opened', value: moment(profile.lastUsedAt) },
            { label: 'Uploads', value: `${totals.uploads}` },
            {
              label: 'Audit log',
              value: counted(
                totals.auditEntries,
                'entry of your actions',
                'entries of your actions',
              ),
            },
          ]}
        />
      </FactSection>
      <HeldSignIn signIn={profile.signIn} />
      <FactSection title="Directory">
        {directory ? (
          <Facts
            facts={[
              { label: 'First Name', value: directory.firstName },
              { label: 'Last Name', value: directory.lastName },
              { label: 'Username', value: directory.username },
              { label: 'Job Title', value: directory.title },
              { label: 'Department', value: directory.department },
              { label: 'Teams', value: directory.teams.join(', ') },
              { label: 'External ID', value: directory.externalId },
              ...(directory.managed
                ? [
                    { label: 'Name in the company’s directory', value: directory.managed.userName },
                    { label: 'Name shown there', value: directory.managed.displayName },
                    { label: 'Manager (id in the directory)', value: directory.managed.manager },
                  ]
                : []),
              { label: 'Heard as', value: directory.heardAs.join(', ') || null },
              { label: 'Last Synced', value: moment(directory.lastSyncedAt) },
            ]}
          />
        ) : (
          <p className="py-2 text-ink-2">You are not in the directory.</p>
        )}
      </FactSection>
    </FactSections>
  );
}
