import { type DirectoryPerson, paths } from '@rapport/contract';
import { PersonPicker } from '@/components/person-picker/person-picker.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';

export type PickPersonDialogProps = {
  title: string;
  description: string;
  onChoose: (person: DirectoryPerson) => void;
  onClose: () => void;
};

export function PickPersonDialog({ onChoose, onClose, ...words }: PickPersonDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} {...words}>
      <PersonPicker path={paths.successionPeople} onChoose={onChoose} />
    </Dialog>
  );
}
