import { type DirectoryPerson, sharesMax } from '@rapport/contract';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { counted } from '@/lib/number-words.ts';
import { ChosenPeople } from './chosen-people.tsx';
import { FindPeople } from './find-people.tsx';

type ShareManyDialogProps = {
  count: number;
  /** A meeting, because directory search needs one. */
  meetingId: string;
  onShare: (userIds: readonly string[]) => void;
  onClose: () => void;
};

/** Adds people to those with whom the meetings are shared. */
export function ShareManyDialog({ count, meetingId, onShare, onClose }: ShareManyDialogProps) {
  const [chosen, setChosen] = useState<readonly DirectoryPerson[]>([]);
  const share = () => {
    onShare(chosen.map(({ id }) => id));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Share ${counted(count, 'meeting')}`}
      description="Those you add can read all of them, besides the people with whom they are shared already. Only the uploader of a meeting can share it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={share}>
            Share
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FindPeople
          meetingId={meetingId}
          isChosen={(person) => chosen.some(({ id }) => id === person.id)}
          isFull={chosen.length >= sharesMax}
          onAdd={(person) => setChosen([...chosen, person])}
        />
        <ChosenPeople
          title="To add"
          none="Nobody is chosen yet."
          people={chosen}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  );
}
