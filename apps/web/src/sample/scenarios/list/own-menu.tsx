import { Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { notify } from '@/components/ui/notify.ts';
import { deleteStored } from '../stored/stored-scenarios.ts';
import type { ListEntry } from './list-entries.ts';

/** Actions for entries kept in this browser. */
export function OwnMenu({ entry }: { entry: ListEntry }) {
  const [isAsking, setIsAsking] = useState(false);
  const what = entry.kind === 'draft' ? 'Draft' : 'Scenario';
  const remove = () => {
    setIsAsking(false);
    if (deleteStored(entry.id)) notify.success(`${what} deleted.`);
    else
      notify.error(`The ${what.toLowerCase()} could not be deleted: this browser blocks storage.`);
  };
  return (
    <>
      <MenuButton
        className="z-10"
        groups={[
          [
            {
              label: `Delete ${what.toLowerCase()}`,
              icon: Trash2,
              destructive: true,
              onSelect: () => setIsAsking(true),
            },
          ],
        ]}
      >
        <IconButton icon={Ellipsis} label={`Menu for ${entry.name}`} tooltip={false} />
      </MenuButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Delete ${what}`}
        sentence={`“${entry.name}” is kept in this browser only. Once deleted it cannot be brought back.`}
        confirmLabel={`Delete ${what}`}
        destructive
        onConfirm={remove}
      />
    </>
  );
}
