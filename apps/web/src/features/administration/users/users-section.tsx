import { Upload, UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { loadInviteDialog } from '@/components/invite-user/load-invite-dialog.ts';
import { Button } from '@/components/ui/button.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useSearchInAddress } from '@/lib/use-search-in-address.ts';
import { readListAddress, withStatus } from './list-address.ts';
import { UndeliveredMail } from './undelivered-mail.tsx';
import { UserPages } from './user-pages.tsx';

const loadImportDialog = () =>
  import('../import/import-dialog.tsx').then(({ ImportDialog }) => ImportDialog);

const loadInviteManyDialog = () =>
  import('./invite-many-dialog.tsx').then(({ InviteManyDialog }) => InviteManyDialog);

export function UsersSection() {
  const { search, typed, setTyped } = useSearchInAddress();
  const [isImporting, setIsImporting] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const [isInvitingMany, setIsInvitingMany] = useState(false);
  const ImportDialog = useOnDemand(loadImportDialog, isImporting);
  const InviteDialog = useOnDemand(loadInviteDialog, isInviting);
  const InviteManyDialog = useOnDemand(loadInviteManyDialog, isInvitingMany);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchInput
          label="Search users by name or email"
          placeholder="Search users by name or email..."
          className="max-w-90 flex-1 basis-60 max-md:max-w-none max-md:basis-full"
          value={typed}
          onValueChange={setTyped}
        />
        <StatusFilter />
        <div className="ml-auto flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
          <Button icon={Upload} onClick={() => setIsImporting(true)}>
            Import users
          </Button>
          <Button icon={UsersRound} onClick={() => setIsInvitingMany(true)}>
            Invite several
          </Button>
          <Button variant="primary" icon={UserPlus} onClick={() => setIsInviting(true)}>
            Invite User
          </Button>
        </div>
      </div>
      <UndeliveredMail />
      <UserPages
        search={search}
        onClearSearch={() => setTyped('')}
        onImport={() => setIsImporting(true)}
      />
      {ImportDialog && <ImportDialog open={isImporting} onClose={() => setIsImporting(false)} />}
      {InviteManyDialog && (
        <InviteManyDialog
          chosen={null}
          open={isInvitingMany}
          onClose={() => setIsInvitingMany(false)}
        />
      )}
      {InviteDialog && (
        <InviteDialog person={null} open={isInviting} onClose={() => setIsInviting(false)} />
      )}
    </>
  );
}

const statuses = [
  { value: '', label: 'All statuses' },
  { value: 'ACTIVE', label: 'Active' },
  { value: 'INVITED', label: 'Invited' },
  { value: 'SYNCED_ONLY', label: 'Synced' },
];

function StatusFilter() {
  const [parameters, setParameters] = useSearchParams();
  return (
    <Select
      aria-label="Status"
      className="w-36 max-md:w-full"
      value={readListAddress(parameters).status ?? ''}
      options={statuses}
      onValueChange={(status) => setParameters(withStatus(parameters, status))}
    />
  );
}
