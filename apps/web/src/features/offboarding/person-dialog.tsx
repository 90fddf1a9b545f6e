import { type DirectoryPerson, endpoints } from '@rapport/contract';
import { PersonPicker } from '@/components/person-picker/person-picker.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { addressOf } from '@/lib/call.ts';

type PersonDialogProps = {
  title: string;
  description: string;
  /** Label of the button that removes the person. */
  none?: string | false;
  onChoose: (person: DirectoryPerson | null) => void;
  onClose: () => void;
};

export function PersonDialog({ none, onChoose, onClose, ...head }: PersonDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...head}
      footer={none && <Button onClick={() => onChoose(null)}>{none}</Button>}
    >
      <PersonPicker
        addressOfPeople={(query) => addressOf(endpoints.offboardings.listPeople, { query })}
        onChoose={onChoose}
      />
    </Dialog>
  );
}
