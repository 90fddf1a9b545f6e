import type { Action } from '@rapport/contract';
import { ActionDialog } from './action-dialog.tsx';
import type { Changed } from './changed-words.ts';

type EditActionDialogProps = {
  action: Action;
  onChange: (changed: Changed) => void;
  onClose: () => void;
};

/** Sends only the changed fields. */
export function EditActionDialog({ action, onChange, onClose }: EditActionDialogProps) {
  const { text, owner, dueDay, note, can } = action;
  return (
    <ActionDialog
      title="Edit action"
      submitLabel="Save"
      initial={{ text, owner, dueDay, note }}
      hasText={can.correct}
      onSubmit={(fields) => {
        const isSameOwner =
          fields.owner?.name === owner?.name && fields.owner?.userId === owner?.userId;
        const changed: Changed = {
          ...(fields.text !== text && { text: fields.text }),
          ...(!isSameOwner && { owner: fields.owner }),
          ...(fields.dueDay !== dueDay && { dueDay: fields.dueDay }),
          ...(fields.note !== note && { note: fields.note }),
        };
        if (Object.keys(changed).length > 0) onChange(changed);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
