import {
  alreadyLeavingCode,
  type DirectoryPerson,
  endpoints,
  type NewOffboarding,
} from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { Avatar } from '@/components/ui/avatar.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Refused } from '@/components/ui/refused.tsx';
import { ApiRequestError } from '@/lib/api-client.ts';
import { call } from '@/lib/call.ts';
import { addDays, today } from '@/lib/days.ts';
import { longDay } from '@/lib/format-day.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { addressOfPeople, offboardingKey, offboardingsQueryOptions } from '../api/offboardings.ts';
import { NoteField } from '../handover-fields.tsx';
import { useFormChange } from '../use-change.ts';
import { useDialogs } from '../use-dialogs.ts';

/** Default: eight weeks, a common notice period. */
const noticeDays = 56;

type Chosen = Pick<DirectoryPerson, 'id' | 'name'>;

/** Creates a project: who leaves, and when. */
export function NewOffboardingPage() {
  usePageTitle('New offboarding project');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const asked = useNamedPerson(parameters.get('person') ?? '');
  const [chosen, setChosen] = useState<Chosen>();
  const [isChoosing, setChoosing] = useState(false);
  const dialogs = useDialogs(isChoosing);
  const [lastDay, setLastDay] = useState(() => addDays(today(), noticeDays));
  const [note, setNote] = useState('');
  const creating = useFormChange((body: NewOffboarding) =>
    call(endpoints.offboardings.create, { body }),
  );
  const known = useQuery(offboardingsQueryOptions).data?.projects;
  const person = chosen ?? asked.person;
  const existing = person && known?.find((project) => project.person.id === person.id);
  const { error } = creating;
  const isRefused = error instanceof ApiRequestError && error.code === alreadyLeavingCode;
  const isSecond = existing !== undefined || isRefused;
  const isBusy = creating.isPending || creating.isSuccess;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!person || isBusy) return;
    creating.mutate(
      { personId: person.id, lastDay: lastDay || null, note, ...(isSecond && { isAnother: true }) },
      {
        onSuccess: ({ id }) => navigate(`/offboarding/${id}`, { replace: true }),
      },
    );
  };
  return (
    <>
      <PageHead
        title="New project"
        back={<BackLink to="/offboarding?data=own">Offboarding</BackLink>}
        lead="The list of what the person carries is made from the meetings of the past 13 weeks that you may open. No one else is told until you share it or hand out a task."
      />
      <form noValidate onSubmit={submit} className="grid max-w-150 gap-1">
        <p className="mb-1.5 font-medium" id="who-leaves">
          Who leaves
        </p>
        <div className="mb-5 flex flex-wrap items-center gap-3">
          {person && (
            <span className="flex items-center gap-2">
              <Avatar name={person.name} size="small" />
              <span className="font-medium">{person.name}</span>
            </span>
          )}
          <Button icon={UserSearch} aria-describedby="who-leaves" onClick={() => setChoosing(true)}>
            {person ? 'Choose another person' : 'Choose a person'}
          </Button>
          {!person && asked.hasFailed && (
            <span role="alert" className="basis-full">
              <ErrorLine>The person could not be loaded. Choose the person here.</ErrorLine>
            </span>
          )}
        </div>
        <InputField
          label="Last day"
          hint="Empty if there is none yet"
          type="date"
          value={lastDay}
          onValueChange={setLastDay}
        />
        <NoteField value={note} onChange={setNote} />
        <Refused
          error={!(existing && isRefused) && error}
          sentences="The project could not be created. Please try again."
        />
        {person && existing && (
          <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span>{`There is one already for ${person.name}, ${existing.lastDay === null ? 'without a last day yet' : `last day ${longDay(existing.lastDay)}`}.`}</span>
            <ButtonLink to={`/offboarding/${existing.id}`} size="small">
              Open it
            </ButtonLink>
          </p>
        )}
        <div className="mt-2 flex gap-2 max-md:*:flex-1">
          <Button type="submit" variant="primary" disabled={!person} busy={isBusy}>
            {isSecond ? 'Create Another' : 'Create Project'}
          </Button>
          <ButtonLink to="/offboarding?data=own" variant="ghost">
            Cancel
          </ButtonLink>
        </div>
      </form>
      {isChoosing && dialogs && (
        <dialogs.PersonDialog
          title="Who leaves?"
          description="A person in the directory."
          addressOfPeople={addressOfPeople}
          onChoose={(next) => {
            setChoosing(false);
            setChosen(next);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

type NamedPerson = { person: DirectoryPerson | undefined; hasFailed: boolean };

/** The name of a person in the directory. Nothing is requested for an empty id. */
function useNamedPerson(id: string): NamedPerson {
  const isId = z.uuid().safeParse(id).success;
  const { data, isSuccess, isError } = useQuery({
    queryKey: [...offboardingKey, 'person', id],
    queryFn: ({ signal }) => call(endpoints.offboardings.listPeople, { query: { id }, signal }),
    enabled: isId,
  });
  const person = data?.people[0];
  return { person, hasFailed: isError || (isSuccess && !person) || (id !== '' && !isId) };
}
