import { endpoints, type OffboardingProject } from '@rapport/contract';
import { UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { call } from '@/lib/call.ts';
import { useIsSettled } from '@/lib/use-is-settled.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { useChange } from '../use-change.ts';
import { useDialogs } from '../use-dialogs.ts';

/** Who can open the project. The people responsible for it can share it. */
export function Readers({ project }: { project: OffboardingProject }) {
  const { id, version, readers, lookedAfterBy, person, canManage } = project;
  const [isChoosing, setChoosing] = useState(false);
  const dialogs = useDialogs(isChoosing);
  const sharing = useChange(
    (people: readonly string[]) =>
      call(endpoints.offboardings.share, { id, body: { version, people } }),
    { failed: 'It could not be shared. Please try again.' },
  );
  const ids = readers.flatMap((reader) => reader.id ?? []);
  const isSettled = useIsSettled(ids.join(' '));
  const keptFocus = useKeptFocus<HTMLElement>();
  return (
    <section {...keptFocus} aria-label="Who can open this" className="outline-none">
      <h2 className="mb-1">Who can open this</h2>
      <ul>
        <li className="flex min-h-9 items-center gap-2 border-line border-b">
          <Avatar name={lookedAfterBy} size="small" />
          <span className="min-w-0 flex-1 truncate">{lookedAfterBy ?? 'Owners and admins'}</span>
          {lookedAfterBy && <span className="text-12 text-ink-3">looks after it</span>}
        </li>
        {readers.map((reader) => (
          <li key={reader.id} className="flex min-h-9 items-center gap-2 border-line border-b">
            <Avatar name={reader.name} size="small" />
            <span className="min-w-0 flex-1 truncate">{reader.name}</span>
            {reader.id === person.id && <span className="text-12 text-ink-3">leaving</span>}
            {canManage && (
              <IconButton
                icon={X}
                iconSize={14}
                label={`Stop sharing with ${reader.name}`}
                className="print:hidden"
                aria-disabled={sharing.isPending || undefined}
                onClick={() =>
                  !sharing.isPending &&
                  isSettled() &&
                  sharing.mutate(ids.filter((one) => one !== reader.id))
                }
              />
            )}
          </li>
        ))}
      </ul>
      {canManage && (
        <Button
          icon={UserPlus}
          className="mt-2 w-full justify-start print:hidden"
          busy={sharing.isPending}
          onClick={() => setChoosing(true)}
        >
          Share with a person
        </Button>
      )}
      <p className="mt-2 text-12 text-ink-3 text-pretty">
        A person with a task here sees that task only. Quotes are shown to those who may open the
        meeting.
      </p>
      {isChoosing && dialogs && (
        <dialogs.PersonDialog
          title="Share with a person"
          description="They can read and change everything here."
          onChoose={(chosen) => {
            setChoosing(false);
            if (chosen) sharing.mutate([...new Set([...ids, chosen.id])]);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}
