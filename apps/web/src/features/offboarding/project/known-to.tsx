import type { OffboardingProject } from '@rapport/contract';
import { useState } from 'react';
import { ShareDialogOnDemand } from '@/components/plan-sharing/share-button.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { counted } from '@/lib/number-words.ts';
import { offboardingKey } from '../api/offboardings.ts';

const avatarsMax = 4;

/** How many people see the project; the number opens who they are. */
export function KnownTo({ project }: { project: OffboardingProject }) {
  const { id, readers, lookedAfterBy } = project;
  const [isOpen, setOpen] = useState(false);
  const names = [...(lookedAfterBy ? [lookedAfterBy] : []), ...readers.map(({ name }) => name)];
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-6 items-center gap-2 text-accent hover:underline max-md:min-h-11 print:text-ink"
        onClick={() => setOpen(true)}
      >
        <span className="flex gap-0.5">
          {names.slice(0, avatarsMax).map((name, at) => (
            // Two people may have the same name; the order does not change.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Avatar key={`${at} ${name}`} name={name} size="small" />
          ))}
        </span>
        {counted(names.length, 'person', 'people')}
      </button>
      <ShareDialogOnDemand
        plan={{ kind: 'offboarding', id, queryKey: offboardingKey }}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
