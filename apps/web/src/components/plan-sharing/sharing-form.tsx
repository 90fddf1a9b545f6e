import { type PlanPeople, planReadersMax } from '@rapport/contract';
import { CornerDownRight, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Refused } from '@/components/ui/refused.tsx';
import { counted } from '@/lib/number-words.ts';
import { AddPeople } from './add-people.tsx';
import { LeftOut } from './left-out.tsx';
import { type Plan, useSharePlan } from './plan-people.ts';
import { SharedPeople } from './shared-people.tsx';
import { emptyDraft, removedOf, rowsOf, type SharingRow, sharingOf } from './sharing-draft.ts';
import {
  happenedWords,
  namesInShort,
  sharedWords,
  shownWords,
  submitWords,
} from './sharing-words.ts';

export const shareDialogClass = 'md:top-[6vh] md:max-h-[92vh] md:w-[560px]';

type SharingFormProps = {
  plan: Plan;
  people: PlanPeople;
  onInclude: () => void;
  onClose: () => void;
};

export function SharingForm({ plan, people, onInclude, onClose }: SharingFormProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const [isTold, setTold] = useState(true);
  const share = useSharePlan(plan);
  const rows = rowsOf(people, draft);
  const sharing = sharingOf(people, draft);
  const [added, removed] = [draft.added.length, removedOf(people, draft).length];
  const stay = rows.filter(({ isNew, isCaller }) => !isNew && !isCaller);
  const set = (row: SharingRow, access: 'read' | 'change' | 'remove') =>
    setDraft(
      row.isNew
        ? {
            ...draft,
            added: draft.added.flatMap((one) => {
              if (one.id !== row.id) return [one];
              return access === 'remove' ? [] : [{ ...one, access }];
            }),
          }
        : { ...draft, changed: { ...draft.changed, [row.id]: access } },
    );
  const maker = people.people.find(({ isCaller }) => isCaller)?.name ?? 'A member';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Share ‘${people.title}’`}
      className={shareDialogClass}
      footer={
        <div className="flex flex-1 flex-wrap items-center gap-2">
          <span className="flex-1 text-12 text-ink-2 max-md:basis-full">
            {people.people.length !== rows.length &&
              `From ${people.people.length} to ${counted(rows.length, 'person', 'people')}`}
          </span>
          <Button className="max-md:flex-1" onClick={onClose}>
            Cancel
          </Button>
          <Button
            className="max-md:flex-1"
            variant="primary"
            icon={Share2}
            disabled={sharing === null && !share.isPending}
            busy={share.isPending}
            onClick={() => sharing && share.mutate({ ...sharing, isTold }, { onSuccess: onClose })}
          >
            {submitWords(added, removed)}
          </Button>
        </div>
      }
    >
      <AddPeople
        plan={plan}
        added={draft.added}
        known={new Set([...people.people, ...draft.added].map(({ id }) => id))}
        isFull={rows.length > planReadersMax}
        onAdd={(person) =>
          setDraft({ ...draft, added: [...draft.added, { ...person, access: 'read' }] })
        }
        onRemove={({ id }) =>
          setDraft({ ...draft, added: draft.added.filter((one) => one.id !== id) })
        }
      />
      <section className="grid gap-3">
        <SharedPeople rows={rows} onChange={set} />
        {people.leftOut.length > 0 && <LeftOut people={people.leftOut} onInclude={onInclude} />}
      </section>
      <section aria-label="What happens" className="grid gap-2 border-line border-t pt-4">
        {added > 0 && (
          <Checkbox
            className="items-start [&>span:first-child]:mt-0.5"
            checked={isTold}
            onChange={({ target }) => setTold(target.checked)}
            label={
              <>
                Tell the {added === 1 ? 'new person' : `${added} new people`}
                <span className="block text-12 text-ink-2">
                  By the bell, and by mail where they chose it: ‘{maker} {sharedWords[plan.kind]}.’
                  The mail names nobody it is about.
                </span>
              </>
            }
          />
        )}
        {sharing && (
          <Effect>
            {added + removed > 0 && stay.length > 0
              ? `${namesInShort(stay.map(({ name }) => name))} ${stay.length === 1 ? 'is' : 'are'} told by the bell that who sees it has changed: ${happenedWords(added, removed)}. The change is in the audit log.`
              : 'The change is in the audit log.'}
          </Effect>
        )}
        {removed > 0 && <Effect>Who is removed is not told.</Effect>}
        <Effect>{shownWords[plan.kind]}</Effect>
      </section>
      <Refused error={share.error} sentences="Sharing could not be saved. Try again." />
    </Dialog>
  );
}

export function Effect({ children }: { children: ReactNode }) {
  return (
    <p className="grid grid-cols-[14px_minmax(0,1fr)] gap-2 text-12 text-ink-2">
      <CornerDownRight aria-hidden className="mt-px size-3.5" />
      <span>{children}</span>
    </p>
  );
}
