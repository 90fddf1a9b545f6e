import type { HandoverItem } from '@rapport/contract';
import { useState } from 'react';
import { useDialogs } from '../use-dialogs.ts';

/** The dialog of one item. It stays open, with its input, if another person removes the item. */
export function useItemDialog(items: readonly HandoverItem[], canRename: boolean) {
  const [opened, setOpened] = useState<HandoverItem>();
  const dialogs = useDialogs(opened !== undefined);
  return {
    openItem: setOpened,
    dialog: opened && dialogs && (
      <dialogs.ItemDialog
        item={items.find(({ id }) => id === opened.id) ?? opened}
        canRename={canRename}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}
