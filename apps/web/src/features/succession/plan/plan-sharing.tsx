import type { SuccessionPlan } from '@rapport/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { dayOfMoment } from '@/lib/format-day.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { listAddress } from '../addresses.ts';
import { successionPlanQueryOptions, useDeletePlan } from '../api/succession-plans.ts';

const loadFormDialog = () =>
  import('@/components/ui/form-dialog.tsx').then(({ FormDialog }) => FormDialog);

type PlanSharingProps = {
  plan: SuccessionPlan;
  /** Called before the page is left. */
  onDeleted: () => void;
};

/** Who made it, and its deletion. */
export function PlanSharing({ plan, onDeleted }: PlanSharingProps) {
  const { id, version, isShared, author, changedAt, can } = plan;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const remove = useDeletePlan(id);
  const [isAsking, setAsking] = useState(false);
  const FormDialog = useOnDemand(loadFormDialog, isAsking);
  const leave = async () => {
    onDeleted();
    // Navigate first: the page would request the deleted plan again.
    await navigate(listAddress, { replace: true });
    queryClient.removeQueries(successionPlanQueryOptions(id));
  };
  return (
    <section className="mt-6 print:hidden flex flex-wrap items-center gap-x-6 gap-y-2 border-line-2 border-t pt-3">
      <span className="text-ink-2">
        {isShared ? 'Shared by name' : 'Only you see it'}
        {author && `, made by ${author}`}
      </span>
      <span className="text-12 text-ink-3">Changed on {dayOfMoment(changedAt)}</span>
      {can.delete && (
        <Button className="ml-auto" icon={Trash2} onClick={() => setAsking(true)}>
          Delete plan
        </Button>
      )}
      {isAsking && FormDialog && (
        <FormDialog
          title="Delete this plan?"
          description="Its candidates, steps and notes are deleted, too. This cannot be undone."
          submitLabel="Delete"
          canSubmit
          busy={remove.isPending}
          error={remove.error}
          failure="The plan could not be deleted. Try again."
          onSubmit={() => remove.mutate(version, { onSuccess: leave })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
