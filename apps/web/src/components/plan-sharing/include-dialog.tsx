import type { DirectoryPerson, PlanPeople } from '@rapport/contract';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { Select } from '@/components/ui/select.tsx';
import { counted } from '@/lib/number-words.ts';
import { type Plan, useIncludeSubject } from './plan-people.ts';
import { Effect } from './sharing-form.tsx';

type IncludeDialogProps = { plan: Plan; people: PlanPeople; onClose: () => void };

/** Asks for the name of the person, because they learn of a plan about them. */
export function IncludeDialog({ plan, people, onClose }: IncludeDialogProps) {
  const { leftOut, title } = people;
  const [chosenId, setChosenId] = useState(leftOut[0]?.id);
  const [typed, setTyped] = useState('');
  const include = useIncludeSubject(plan);
  const person = leftOut.find(({ id }) => id === chosenId) ?? leftOut[0];
  if (!person) return null;
  const isNamed = typed.trim() === person.name;
  const others = people.people.filter(({ isCaller }) => !isCaller).length;
  return (
    <FormDialog
      title={`Show ${person.name} a plan about them?`}
      description={learnsWords(title, person, leftOut)}
      cancelLabel="Keep them out"
      submitLabel="Include them"
      variant="danger"
      canSubmit={isNamed}
      busy={include.isPending}
      error={include.error}
      failure="That could not be saved. Try again."
      onSubmit={() => include.mutate({ personId: person.id, name: typed }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {leftOut.length > 1 && (
        <Select
          aria-label="Who"
          options={leftOut.map(({ id, name }) => ({ value: id, label: name }))}
          value={person.id}
          onValueChange={setChosenId}
        />
      )}
      <p className="flex items-center gap-3 border-line border-y py-2">
        <Avatar name={person.name} />
        <span>
          <span className="font-medium">{person.name}</span>
          {person.title && <span className="block text-12 text-ink-2">{person.title}</span>}
        </span>
      </p>
      <InputField
        label="Type their name to include them"
        autoComplete="off"
        value={typed}
        onValueChange={setTyped}
      />
      <Effect>
        {others > 0 &&
          `The ${counted(others, 'other', 'others')} ${others === 1 ? 'is' : 'are'} told that who sees it has changed. `}
        Taking them out later hides it; what they have read stays read.
      </Effect>
    </FormDialog>
  );
}

function learnsWords(
  title: string,
  person: DirectoryPerson,
  leftOut: readonly DirectoryPerson[],
): string {
  const also = leftOut.filter(({ id }) => id !== person.id).map(({ name }) => name);
  const others =
    also.length > 0
      ? ` What it says about ${also.join(' and ')}, who ${also.length === 1 ? 'stays' : 'stay'} left out, too.`
      : '';
  return `They would see that ‘${title}’ exists, since when, who made it, and all that is in it about them and others.${others}`;
}
