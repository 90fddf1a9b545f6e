import { successionStepLengthMax, successionStepsMax } from '@rapport/contract';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { longDay } from '@/lib/format-day.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { ChoosePersonDialog } from '../choose-person-dialog.tsx';
import { newStep, type PlanDraft, withLine } from './plan-draft.ts';
import { PrintedWords } from './printed-words.tsx';

type Steps = PlanDraft['steps'];
type PlanStepsProps = { steps: Steps; onChange: (steps: Steps) => void };

/** Steps are written by people; nothing is proposed. */
export function PlanSteps({ steps, onChange }: PlanStepsProps) {
  const keptFocus = useKeptFocus<HTMLElement>();
  const [ownerOf, setOwnerOf] = useState<string>();
  const change = (key: string, part: Parameters<typeof withLine<Steps[number]>>[2]) =>
    onChange(withLine(steps, key, part));
  return (
    <section {...keptFocus} aria-label="Development" className="@container mt-8 outline-none">
      <FigureHead title="Development" caption="Steps with a day and a person, written by you" />
      <ol aria-label="Steps">
        {steps.map(({ key, text, dueOn, owner, isDone }, at) => (
          <li
            key={key}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 border-line border-b py-2.5 @min-[640px]:grid-cols-[auto_minmax(0,1fr)_160px_180px_auto]"
          >
            <Checkbox
              label={<span className="sr-only">Step {at + 1} is done</span>}
              checked={isDone}
              onChange={({ target }) => change(key, { isDone: target.checked })}
            />
            <Input
              aria-label={`Step ${at + 1}`}
              maxLength={successionStepLengthMax}
              value={text}
              onChange={({ target }) => change(key, { text: target.value })}
            />
            <PrintedWords>{text}</PrintedWords>
            <Input
              className="@max-[640px]:col-start-2 @max-[640px]:row-start-2"
              type="date"
              aria-label={`Day of step ${at + 1}`}
              value={dueOn ?? ''}
              onChange={({ target }) => change(key, { dueOn: target.value || null })}
            />
            <PrintedWords>{dueOn ? longDay(dueOn) : 'no day'}</PrintedWords>
            <PrintedWords>{owner ? ownerWords(owner) : 'nobody yet'}</PrintedWords>
            <Button
              className="min-w-0 justify-start truncate @max-[640px]:col-start-2 @max-[640px]:row-start-3 print:hidden"
              aria-label={`Who does step ${at + 1}: ${ownerWords(owner)}`}
              onClick={() => (owner ? change(key, { owner: null }) : setOwnerOf(key))}
            >
              {ownerWords(owner)}
              {owner && <X aria-hidden className="ml-auto size-3.5" />}
            </Button>
            <IconButton
              className="@max-[640px]:col-start-3 @max-[640px]:row-start-1 print:hidden"
              icon={X}
              label={`Remove step ${at + 1}`}
              onClick={() => change(key, null)}
            />
          </li>
        ))}
      </ol>
      <Button
        className="mt-3 print:hidden"
        icon={Plus}
        disabled={steps.length >= successionStepsMax}
        onClick={() => onChange([...steps, newStep()])}
      >
        Add a step
      </Button>
      {ownerOf && (
        <ChoosePersonDialog
          title="Who does it?"
          description="A person in the directory."
          onChoose={(person) => {
            change(ownerOf, { owner: { person } });
            setOwnerOf(undefined);
          }}
          onClose={() => setOwnerOf(undefined)}
        />
      )}
    </section>
  );
}

const ownerWords = (owner: Steps[number]['owner']): string =>
  owner ? (owner.person?.name ?? 'Former participant') : 'Choose a person';
