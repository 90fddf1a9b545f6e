import { type DirectoryPerson, endpoints, nameSearchLengthMin } from '@rapport/contract';
import { useDeferredValue, useId, useState } from 'react';
import { useDirectoryPeople } from '@/components/person-picker/use-directory-people.ts';
import { Option } from '@/components/planning/option.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { addressOf } from '@/lib/call.ts';
import { counted } from '@/lib/number-words.ts';
import { PartFailed } from '../detail/part-failed.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { type SpeakerDialogProps, turnsOf } from './speaker-change.ts';

export function TieDialog(props: SpeakerDialogProps) {
  const { meetingId, transcript, speaker, name, onClose } = props;
  const { participantId, suggestion } = speaker;
  const group = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<DirectoryPerson>();
  const search = useDeferredValue(typed.trim());
  const isSearched = search.length >= nameSearchLengthMin;
  const found = useDirectoryPeople(
    (query) => addressOf(endpoints.corrections.listPeople, { id: meetingId, query }),
    search,
  );
  const suggested = suggestion ? [suggestion] : [];
  const people = isSearched ? found.data?.people.items : suggested;
  const unreadable = isSearched ? (found.data?.people.unreadable ?? 0) : 0;
  return (
    <CorrectionForm
      title={`Tie ${name} to a person`}
      description={`${counted(turnsOf(transcript, participantId), 'turn')} will be assigned to this person, under the name in the directory. The analysis runs again.`}
      submitLabel="Tie"
      change={
        chosen && {
          correction: { kind: 'tie-speaker', participantId, userId: chosen.id },
          done: `Tied '${name}' to ${chosen.name}.`,
        }
      }
      {...{ meetingId, onClose }}
    >
      <SearchInput
        label="Search people"
        placeholder="Search people..."
        value={typed}
        onValueChange={setTyped}
      />
      {isSearched && found.error ? (
        <PartFailed title="Failed to load the people" query={found} />
      ) : people ? (
        <fieldset className="grid gap-2">
          <legend className="sr-only">Who {name} is</legend>
          <Outdated isOld={isSearched && found.isPlaceholderData}>
            {people.map((person) => (
              <Option
                key={person.id}
                kind="radio"
                name={group}
                label={person.name}
                meaning={meaningOf(person, person.id === suggestion?.id)}
                checked={chosen?.id === person.id}
                onCheckedChange={() => setChosen(person)}
              />
            ))}
          </Outdated>
          <p role="status" className="text-12 text-ink-3">
            {!isSearched && `Enter at least ${nameSearchLengthMin} characters of a name`}
            {isSearched && people.length + unreadable === 0 && `Nobody found for “${search}”`}
            {isSearched && found.data?.hasMore && 'There are more people: type more of the name'}
          </p>
          <UnreadableNote count={unreadable} word="person" plural="people" />
        </fieldset>
      ) : (
        <Loading label="Loading the people..." block="h-40" />
      )}
    </CorrectionForm>
  );
}

function meaningOf({ title }: DirectoryPerson, isSuggested: boolean): string {
  return [isSuggested && 'Suggested by the name', title].filter(Boolean).join(', ');
}
