import { type DirectoryPerson, sharesMax } from '@rapport/contract';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { notify } from '@/components/ui/notify.ts';
import { Refused } from '@/components/ui/refused.tsx';
import { useShareMeeting } from '../api/shares.ts';
import { ChosenPeople } from './chosen-people.tsx';
import { FindPeople } from './find-people.tsx';

type ShareFormProps = {
  meetingId: string;
  people: readonly DirectoryPerson[];
  onClose: () => void;
};

export function ShareForm({ meetingId, people, onClose }: ShareFormProps) {
  const [chosen, setChosen] = useState(people);
  const share = useShareMeeting(meetingId);
  const isChosen = (person: DirectoryPerson) => chosen.some(({ id }) => id === person.id);
  const isChanged = chosen.length !== people.length || !people.every(isChosen);
  const save = () =>
    share.mutate(
      chosen.map(({ id }) => id),
      {
        onSuccess: () => {
          notify.success('Sharing was saved.');
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Share this meeting"
      description="The people who spoke in it can always read it, and so can you. Those you add can read all of it, from the transcript to the map."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!isChanged} busy={share.isPending} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FindPeople
          meetingId={meetingId}
          isChosen={isChosen}
          isFull={chosen.length >= sharesMax}
          onAdd={(person) => setChosen([...chosen, person])}
        />
        <ChosenPeople
          title="Shared with"
          none="Nobody else."
          people={chosen}
          onChange={setChosen}
        />
        <Refused error={share.error} sentences="Sharing could not be saved. Try again." />
      </div>
    </Dialog>
  );
}
