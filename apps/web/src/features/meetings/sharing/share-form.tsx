import {
  type DirectoryPerson,
  nameSearchLengthMin,
  pathFor,
  paths,
  sharesMax,
} from '@rapport/contract';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useDirectoryPeople } from '@/components/person-picker/use-directory-people.ts';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { notify } from '@/components/ui/notify.ts';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { useShareMeeting } from '../api/share-meeting.ts';
import { PartFailed } from '../detail/part-failed.tsx';

type ShareFormProps = {
  meetingId: string;
  people: readonly DirectoryPerson[];
  onClose: () => void;
};

export function ShareForm({ meetingId, people, onClose }: ShareFormProps) {
  const headingId = useId();
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
        <section aria-labelledby={headingId}>
          <h3 id={headingId} className="mb-1 text-12 text-ink-2">
            Shared with
          </h3>
          {chosen.length === 0 && <p className="text-ink-2">Nobody else.</p>}
          <ul>
            {chosen.map((person) => (
              <PersonRow key={person.id} person={person}>
                <IconButton
                  icon={X}
                  label={`Remove ${person.name}`}
                  onClick={() => setChosen(chosen.filter(({ id }) => id !== person.id))}
                />
              </PersonRow>
            ))}
          </ul>
        </section>
        <p role="alert" className="empty:hidden">
          {share.error && (
            <ErrorLine>
              {refusalSentence(share.error, { else: 'Sharing could not be saved. Try again.' })}
            </ErrorLine>
          )}
        </p>
      </div>
    </Dialog>
  );
}

type FindPeopleProps = {
  meetingId: string;
  isChosen: (person: DirectoryPerson) => boolean;
  isFull: boolean;
  onAdd: (person: DirectoryPerson) => void;
};

function FindPeople({ meetingId, isChosen, isFull, onAdd }: FindPeopleProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useDirectoryPeople(pathFor(paths.directory, meetingId), search);
  const isSearched = search.length >= nameSearchLengthMin;
  const people = isSearched ? found.data?.people.items.filter((one) => !isChosen(one)) : [];
  return (
    <div>
      <SearchInput
        label="Add people"
        placeholder="Add people..."
        value={typed}
        onValueChange={setTyped}
      />
      {isSearched && found.error && <PartFailed title="Failed to load the people" query={found} />}
      <ul aria-label="People found" className="mt-1">
        {people?.map((person) => (
          <PersonRow key={person.id} person={person}>
            <IconButton
              icon={Plus}
              label={`Add ${person.name}`}
              disabled={isFull}
              onClick={() => onAdd(person)}
            />
          </PersonRow>
        ))}
      </ul>
      <p role="status" className="mt-1 text-12 text-ink-3">
        {statusText({ isSearched, isFull, count: people?.length, hasMore: found.data?.hasMore })}
      </p>
    </div>
  );
}

function statusText(found: {
  isSearched: boolean;
  isFull: boolean;
  count: number | undefined;
  hasMore: boolean | undefined;
}): string {
  if (found.isFull) return `A meeting can be shared with ${sharesMax} people at most`;
  if (!found.isSearched) return `Enter at least ${nameSearchLengthMin} characters of a name`;
  if (found.count === 0) return 'Nobody else found';
  return found.hasMore ? 'There are more people: type more of the name' : '';
}

function PersonRow({ person, children }: { person: DirectoryPerson; children: ReactNode }) {
  return (
    <li className="flex min-h-10 items-center gap-2 border-line border-t first:border-t-0">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {person.name}
        {person.title && <span className="ml-2 text-12 text-ink-3">{person.title}</span>}
      </span>
      {children}
    </li>
  );
}
