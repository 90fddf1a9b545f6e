import type { OrganizationUser } from '@rapport/contract';
import { Badge } from '@/components/ui/badge.tsx';
import { FactSection, FactSections, Facts } from '@/components/ui/facts.tsx';
import { longMoment } from '@/lib/format-day.ts';
import { EmailText } from './email-text.tsx';
import { statusWords } from './profile-words.ts';
import { RoleSelector } from './role-selector.tsx';

type ProfileCardsProps = { user: OrganizationUser; isAdmin: boolean; isOwn: boolean };

export function ProfileCards({ user, isAdmin, isOwn }: ProfileCardsProps) {
  const { title, jobTitle, department, teams } = user.externalData;
  return (
    <FactSections>
      <FactSection title="Basic Information">
        <Facts
          facts={[
            { label: 'First Name', value: user.firstName },
            { label: 'Last Name', value: user.lastName },
            { label: 'Username', value: user.username },
            { label: 'Job Title', value: jobTitle ?? title },
            { label: 'Department', value: department },
          ]}
        />
      </FactSection>
      <AccountCard user={user} isAdmin={isAdmin} isOwn={isOwn} />
      <FactSection title="Organization Details">
        <Facts
          facts={[
            { label: 'Sync Source', value: user.syncSource },
            {
              label: 'Managed by',
              value: user.isManaged ? 'Your directory; change the profile there' : 'Rapport',
            },
            { label: 'External ID', value: user.externalId },
            {
              label: 'External Teams',
              value: teams.length > 0 && <TeamBadges teams={teams} />,
              absent: 'No teams assigned',
            },
          ]}
        />
      </FactSection>
      <FactSection title="Sync Information">
        <Facts
          facts={[
            { label: 'Last Synced', ...moment(user.lastSyncedAt) },
            { label: 'Invited At', ...moment(user.invitedAt) },
            { label: 'Activated At', ...moment(user.activatedAt) },
          ]}
        />
      </FactSection>
    </FactSections>
  );
}

function moment(at: string | null) {
  return { value: at && <time dateTime={at}>{longMoment(at)}</time>, absent: 'N/A' };
}

function TeamBadges({ teams }: { teams: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1">
      {teams.map((team) => (
        <li key={team} className="min-w-0">
          <Badge variant="team" className="h-auto min-h-5 max-w-full whitespace-normal">
            {team}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

type AccountCardProps = { user: OrganizationUser; isAdmin: boolean; isOwn: boolean };

function AccountCard({ user, isAdmin, isOwn }: AccountCardProps) {
  return (
    <FactSection title="Account">
      <Facts
        facts={[
          { label: 'Account Email', value: <EmailText email={user.email} /> },
          { label: 'Account Status', value: statusWords[user.status].sentence },
        ]}
      />
      {isAdmin && (
        <div className="border-line border-t pt-3">
          <RoleSelector user={user} isOwn={isOwn} />
        </div>
      )}
    </FactSection>
  );
}
