import type { ActionOwner } from '@rapport/contract';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { OwnerPicker } from './owner-picker.tsx';

type OwnerDialogProps = {
  /** For a filter, people of the directory alone. */
  purpose?: 'owner' | 'filter';
  /** Whether the owner can be removed. */
  hasOwner: boolean;
  onChoose: (owner: ActionOwner | null) => void;
  onClose: () => void;
};

const words = {
  owner: {
    title: 'Who does it?',
    description: 'An owner sees the action only if they may read its meeting.',
  },
  filter: { title: 'Whose actions?', description: 'A person of the directory, or nobody.' },
};

export function OwnerDialog(props: OwnerDialogProps) {
  const { purpose = 'owner', hasOwner, onChoose, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...words[purpose]}
      footer={hasOwner && <Button onClick={() => onChoose(null)}>Nobody</Button>}
    >
      <OwnerPicker hasNames={purpose === 'owner'} onChoose={onChoose} />
    </Dialog>
  );
}
