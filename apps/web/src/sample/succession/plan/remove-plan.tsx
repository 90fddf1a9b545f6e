import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { notify } from '@/components/ui/notify.ts';
import { removePlan } from '../domain/created-plans.ts';
import type { Plan } from '../domain/plan.ts';

/** Only plans created in this browser can be removed. */
export function RemovePlan({ plan, role }: { plan: Plan; role: string }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    await navigate('/succession?data=sample', { replace: true });
    removePlan(plan.id);
    notify.success(`The plan for ${role} was removed.`);
  };
  return (
    <>
      <Button variant="danger" icon={Trash2} onClick={() => setIsAsking(true)}>
        Remove plan
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Remove plan"
        sentence={`The plan for ${role} is kept in this browser only. Once removed it cannot be brought back.`}
        confirmLabel="Remove plan"
        destructive
        onConfirm={remove}
      />
    </>
  );
}
