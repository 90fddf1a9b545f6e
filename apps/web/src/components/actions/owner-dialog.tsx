import { type ActionOwner, endpoints } from '@rapport/contract';
import { UserRound } from 'lucide-react';
import { choiceClass, PersonDialog } from '@/components/person-picker/person-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { addressOf } from '@/lib/call.ts';

type OwnerDialogProps = {
  /** A filter offers only people from the directory. */
  purpose?: 'owner' | 'filter';
  /** Whether the owner can be removed. */
  hasOwner: boolean;
  onChoose: (owner: ActionOwner | null) => void;
  onClose: () => void;
};

const words = {
  owner: {
    title: 'Choose an owner',
    description:
      'A person in the directory, or only a name. The owner sees the action if they may open its meeting.',
    none: 'Remove the owner',
  },
  filter: {
    title: 'Actions of one owner',
    description: 'Choose a person in the directory.',
    none: 'Actions without an owner',
  },
};

/** Chooses a person from the directory, or any other name. */
export function OwnerDialog(props: OwnerDialogProps) {
  const { purpose = 'owner', hasOwner, onChoose, onClose } = props;
  const { none, ...head } = words[purpose];
  return (
    <PersonDialog
      {...head}
      footer={hasOwner && <Button onClick={() => onChoose(null)}>{none}</Button>}
      addressOfPeople={(query) => addressOf(endpoints.actions.listPeople, { query })}
      onChoose={({ id, name }) => onChoose({ userId: id, name })}
      onClose={onClose}
      {...(purpose === 'owner' && {
        lastChoice: (name) => (
          <Button
            variant="ghost"
            icon={UserRound}
            className={choiceClass}
            onClick={() => onChoose({ userId: null, name })}
          >
            Only the name “{name}”
          </Button>
        ),
      })}
    />
  );
}
