import type { OrganizationUser } from '@rapport/contract';
import { FactSection, Facts } from '@/components/ui/facts.tsx';
import { EmailText } from './email-text.tsx';
import { statusWords } from './profile-words.ts';
import { RoleSelector } from './role-selector.tsx';

type AccountCardProps = { user: OrganizationUser; isAdmin: boolean; isOwn: boolean };

export function AccountCard({ user, isAdmin, isOwn }: AccountCardProps) {
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
