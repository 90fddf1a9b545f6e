import type { MyData } from '@rapport/contract';
import { FactSection, FactSections, Facts } from '@/components/ui/facts.tsx';
import { longMoment } from '@/lib/format-day.ts';
import { roleWords } from '@/lib/user-words.ts';

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
            { label: 'Picture', value: profile.picture && 'The one in the sidebar' },
            { label: 'Role', value: roleWords[profile.role] },
            { label: 'Member since', value: moment(profile.memberSince) },
            { label: 'Switched to last', value: moment(profile.lastUsedAt) },
            { label: 'Uploads', value: `${totals.uploads}` },
            { label: 'Audit log', value: `${totals.auditEntries} entries of what you did` },
          ]}
        />
      </FactSection>
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
              { label: 'Last Synced', value: moment(directory.lastSyncedAt) },
            ]}
          />
        ) : (
          <p className="py-2 text-ink-2">The directory does not know you.</p>
        )}
      </FactSection>
    </FactSections>
  );
}
