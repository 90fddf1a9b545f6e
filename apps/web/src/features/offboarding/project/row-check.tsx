import type { HandoverItem } from '@rapport/contract';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { tooltip } from '@/components/ui/tooltip.ts';

type RowCheckProps = {
  label: string;
  item: HandoverItem;
  busy: boolean;
  onChange: (isDone: boolean) => void;
};

const doneInActions = 'Done in Actions, so it is done here';

/**
 * A checkbox for 'handed over'. An action that was marked done in the list of actions cannot be
 * unchecked here.
 */
export function RowCheck({ label, item, busy, onChange }: RowCheckProps) {
  const { doneOn, isDoneInActions } = item;
  return (
    <span className="pt-0.5 max-md:-mt-2.5" {...(isDoneInActions && tooltip(doneInActions))}>
      <Checkbox
        label={<span className="sr-only">Handed over: {label}</span>}
        checked={doneOn !== null}
        disabled={isDoneInActions}
        aria-disabled={busy || undefined}
        onChange={(event) => !busy && onChange(event.target.checked)}
      />
    </span>
  );
}
