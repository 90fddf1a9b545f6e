import type { Initiative } from '@rapport/contract';
import { useEvidenceDrawer } from '@/components/organization-figures/evidence/use-evidence-drawer.tsx';
import { counted } from '@/lib/number-words.ts';

type InitiativeButtonProps = { initiative: Pick<Initiative, 'topic' | 'meetings'> };

/** The name of an initiative. It opens the meetings, and covers the row. */
export function InitiativeButton({ initiative: { topic, meetings } }: InitiativeButtonProps) {
  const { open, drawer } = useEvidenceDrawer({
    evidence: { of: 'initiative', subject: topic },
    title: topic,
    sentence: `Came up in ${counted(meetings, 'meeting')} of this period.`,
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="cursor-default text-left font-medium wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-accent"
      >
        {topic}
      </button>
      {drawer}
    </>
  );
}
