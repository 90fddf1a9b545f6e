import { Upload, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { InviteDialog } from '@/components/invite-user/invite-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { useSearchInAddress } from '@/lib/use-search-in-address.ts';
import { ImportDialog } from '../import/import-dialog.tsx';
import { UndeliveredMail } from './undelivered-mail.tsx';
import { UserPages } from './user-pages.tsx';

export function UsersSection() {
  const { search, typed, setTyped } = useSearchInAddress();
  const [isImporting, setIsImporting] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
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
        <div className="ml-auto flex gap-2 max-md:w-full max-md:*:flex-1">
          <Button icon={Upload} onClick={() => setIsImporting(true)}>
            Import users
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
      <ImportDialog open={isImporting} onClose={() => setIsImporting(false)} />
      <InviteDialog person={null} open={isInviting} onClose={() => setIsInviting(false)} />
    </>
  );
}
