import { type DirectoryPerson, endpoints } from '@rapport/contract';
import { PersonPicker } from '@/components/person-picker/person-picker.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { addressOf } from '@/lib/call.ts';

type SomeoneElseDialogProps = {
  name: string;
  onChoose: (person: DirectoryPerson) => void;
  onClose: () => void;
};

export function SomeoneElseDialog({ name, onChoose, onClose }: SomeoneElseDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Who is ‘${name}’?`}
      description="A person in the directory."
    >
      <PersonPicker
        addressOfPeople={(query) => addressOf(endpoints.speakers.listPeople, { query })}
        onChoose={onChoose}
      />
    </Dialog>
  );
}
