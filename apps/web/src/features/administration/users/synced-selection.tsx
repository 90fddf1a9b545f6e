import { invitedAtOnceMax, type OrganizationUser } from '@rapport/contract';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { SelectionBar } from '@/components/ui/selection-bar.tsx';
import { inDigits } from '@/lib/number-words.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import type { ChosenPeople } from './invite-many-dialog.tsx';

/** Addresses of chosen people, also on other pages, or everybody whom the list matches. */
export type Selection = ReadonlySet<string> | 'all';

const loadDialog = () =>
  import('./invite-many-dialog.tsx').then(({ InviteManyDialog }) => InviteManyDialog);

type SyncedSelectionProps = {
  users: readonly OrganizationUser[];
  search: string;
  total: number;
  selection: Selection;
  onSelect: (selection: Selection) => void;
};

/** Chooses people with the status 'Synced' and invites them. */
export function SyncedSelection(props: SyncedSelectionProps) {
  const { users, search, total, selection, onSelect } = props;
  const [isInviting, setIsInviting] = useState(false);
  const [invited, setInvited] = useState<ChosenPeople | null>(null);
  const InviteManyDialog = useOnDemand(loadDialog, isInviting);
  const page = users.filter(({ can }) => can.invite).map(({ email }) => email);
  const isPageSelected = selection === 'all' || page.every((email) => selection.has(email));
  const count = selection === 'all' ? total : selection.size;
  const isTooMany = selection !== 'all' && count > invitedAtOnceMax;
  const chosen: ChosenPeople = {
    to:
      selection === 'all'
        ? { synced: { ...(search && { q: search }) } }
        : { addresses: [...selection] },
    count,
  };
  const selectPage = () => {
    if (isPageSelected && selection !== 'all')
      onSelect(new Set([...selection].filter((email) => !page.includes(email))));
    else onSelect(isPageSelected ? new Set() : new Set([...selection, ...page]));
  };
  return (
    <>
      <Checkbox
        className="mb-3"
        label="Select this page"
        checked={page.length > 0 && isPageSelected}
        disabled={page.length === 0}
        onChange={selectPage}
      />
      {count > 0 && (
        <SelectionBar count={count} onClear={() => onSelect(new Set())}>
          {isTooMany && <p className="text-12">At most {invitedAtOnceMax} one by one</p>}
          {selection !== 'all' && isPageSelected && total > count && (
            <Button size="small" variant="ghost" onClick={() => onSelect('all')}>
              Select all {inDigits(total)} matching
            </Button>
          )}
          <Button
            size="small"
            variant="primary"
            icon={UserPlus}
            disabled={isTooMany}
            onClick={() => {
              setInvited(chosen);
              setIsInviting(true);
            }}
          >
            Invite...
          </Button>
        </SelectionBar>
      )}
      {InviteManyDialog && (
        <InviteManyDialog
          chosen={invited}
          open={isInviting}
          onClose={() => setIsInviting(false)}
          onInvited={() => onSelect(new Set())}
        />
      )}
    </>
  );
}
