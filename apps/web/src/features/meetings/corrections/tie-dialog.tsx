import type { OrganizationUser } from '@rapport/contract';
import { useDeferredValue, useId, useState } from 'react';
import { Option } from '@/components/planning/option.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { userName } from '@/lib/user-words.ts';
import { useCorrectMeeting } from '../api/correct-meeting.ts';
import { useDirectory, usePerson } from '../api/find-people.ts';
import { PartFailed } from '../detail/part-failed.tsx';
import { counted } from '../domain/counted.ts';
import { CorrectionForm } from './correction-form.tsx';
import { type SpeakerDialogProps, turnsOf } from './speaker-change.ts';

export function TieDialog(props: SpeakerDialogProps) {
  const { meetingId, transcript, speaker, name, onClose } = props;
  const { participantId, suggestion } = speaker;
  const group = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<OrganizationUser>();
  const search = useDeferredValue(typed.trim());
  const directory = useDirectory(search);
  const { data: suggested } = usePerson(suggestion, true);
  const correct = useCorrectMeeting(meetingId);
  const found = directory.data?.users ?? [];
  const first = search === '' && suggested ? [suggested] : [];
  const people = [...first, ...found.filter(({ id }) => id !== first[0]?.id)];
  return (
    <CorrectionForm
      title={`Tie ${name} to a person`}
      description={`${counted(turnsOf(transcript, participantId), 'turn')} will be theirs, under their name in the directory. The analysis runs again.`}
      submitLabel="Tie"
      canSubmit={chosen !== undefined}
      busy={correct.isPending}
      error={correct.error}
      onClose={onClose}
      onSubmit={() => {
        if (!chosen) return;
        correct.mutate(
          {
            correction: { kind: 'tie-speaker', participantId, userId: chosen.id },
            done: `Tied '${name}' to ${userName(chosen)}.`,
          },
          { onSuccess: onClose },
        );
      }}
    >
      <SearchInput
        label="Search people"
        placeholder="Search people..."
        value={typed}
        onValueChange={setTyped}
      />
      {directory.error ? (
        <PartFailed title="Failed to load the people" query={directory} />
      ) : directory.data ? (
        <fieldset className="grid gap-2">
          <legend className="sr-only">Who {name} is</legend>
          {people.map((person) => (
            <Option
              key={person.id}
              kind="radio"
              name={group}
              label={userName(person)}
              meaning={meaningOf(person, person.id === suggestion)}
              checked={chosen?.id === person.id}
              onCheckedChange={() => setChosen(person)}
            />
          ))}
          <p role="status" className="text-12 text-ink-3">
            {people.length === 0 && `Nobody found for “${search}”`}
            {directory.data.total > people.length &&
              `${directory.data.total.toLocaleString('en')} people in all: search to see others`}
          </p>
        </fieldset>
      ) : (
        <Loading label="Loading the people...">
          <Skeleton className="h-40" />
        </Loading>
      )}
    </CorrectionForm>
  );
}

function meaningOf({ email, externalData }: OrganizationUser, isSuggested: boolean): string {
  const job = externalData.jobTitle ?? externalData.title;
  return [isSuggested && 'Suggested by the name', job, email].filter(Boolean).join(', ');
}
