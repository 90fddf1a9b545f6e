import { type DirectoryPerson, endpoints } from '@rapport/contract';
import { PersonPicker } from '@/components/person-picker/person-picker.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { addressOf } from '@/lib/call.ts';

export type PickPersonDialogProps = {
  title: string;
  description: string;
  onChoose: (person: DirectoryPerson) => void;
  onClose: () => void;
};

export function PickPersonDialog({ onChoose, onClose, ...words }: PickPersonDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} {...words}>
      <PersonPicker
        addressOfPeople={(query) => addressOf(endpoints.succession.listPeople, { query })}
        onChoose={onChoose}
      />
    </Dialog>
  );
}
