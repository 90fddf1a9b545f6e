import {
  personNameLengthMax,
  successionCandidatesMax,
  successionNoteLengthMax,
} from '@rapport/contract';
import { UserPlus, X } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { ChoosePersonDialog } from '../choose-person-dialog.tsx';
import { newCandidate, type PlanDraft, withLine } from './plan-draft.ts';
import { PrintedWords } from './printed-words.tsx';

type Candidates = PlanDraft['candidates'];
type PlanCandidatesProps = { candidates: Candidates; onChange: (candidates: Candidates) => void };

/**
 * Candidates in the order in which they were added. A person outside the directory has only a name.
 */
export function PlanCandidates({ candidates, onChange }: PlanCandidatesProps) {
  const keptFocus = useKeptFocus<HTMLElement>();
  const [isChoosing, setChoosing] = useState(false);
  const [external, setExternal] = useState('');
  const isFull = candidates.length >= successionCandidatesMax;
  const addExternal = (event: SubmitEvent) => {
    event.preventDefault();
    if (external.trim() === '' || isFull) return;
    onChange([...candidates, newCandidate({ external: external.trim() })]);
    setExternal('');
  };
  return (
    <section {...keptFocus} aria-label="Candidates" className="outline-none">
      <FigureHead title="Candidates" caption="In the order in which they were added: not a rank" />
      <ul aria-label="Candidates">
        {candidates.map(({ key, person, external: words, note }) => {
          const name = words ?? person?.name ?? 'Former participant';
          return (
            <li
              key={key}
              className="grid grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-line border-b py-2.5"
            >
              <Avatar name={name} />
              <span className="min-w-0">
                <span className="wrap-anywhere block font-medium">{name}</span>
                <span className="block text-12 text-ink-2">
                  {words === null ? (person?.title ?? '') : 'From outside'}
                </span>
              </span>
              <IconButton
                icon={X}
                label={`Remove ${name}`}
                className="print:hidden"
                onClick={() => onChange(withLine(candidates, key, null))}
              />
              <Input
                className="col-start-2 -col-end-1"
                aria-label={`Note on ${name}`}
                placeholder="Note"
                maxLength={successionNoteLengthMax}
                value={note}
                onChange={({ target }) =>
                  onChange(withLine(candidates, key, { note: target.value }))
                }
              />
              {note !== '' && <PrintedWords className="col-start-2">{note}</PrintedWords>}
            </li>
          );
        })}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        <Button icon={UserPlus} disabled={isFull} onClick={() => setChoosing(true)}>
          Add a person
        </Button>
        <form onSubmit={addExternal} className="flex min-w-60 flex-1 gap-2">
          <Input
            aria-label="A person from outside"
            placeholder="A person from outside, in words"
            maxLength={personNameLengthMax}
            value={external}
            onChange={({ target }) => setExternal(target.value)}
          />
          <Button type="submit" disabled={isFull || external.trim() === ''}>
            Add
          </Button>
        </form>
      </div>
      {isChoosing && (
        <ChoosePersonDialog
          title="Add a candidate"
          description="A person in the directory."
          onChoose={(person) => {
            setChoosing(false);
            if (!candidates.some((one) => one.person?.id === person.id))
              onChange([...candidates, newCandidate({ person })]);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}
