import { endpoints, type OffboardingProject } from '@rapport/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { call } from '@/lib/call.ts';
import { useChange } from '../use-change.ts';

export function DeleteProject({ project }: { project: OffboardingProject }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const remove = async () => {
    const { id, revision } = project;
    await call(endpoints.offboardings.remove, { id, query: { revision } });
    // Navigate first: the page would request the deleted project again.
    await navigate('/offboarding?data=own', { replace: true });
  };
  const deleting = useChange(remove, {
    failed: 'The project could not be deleted. Please try again.',
    done: () => 'Project deleted.',
  });
  return (
    <>
      <Button icon={Trash2} onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete the project"
        sentence={`The handover of ${project.person.name}, with its notes and tasks, is deleted for everyone. This cannot be undone.`}
        confirmLabel="Delete"
        destructive
        busy={deleting.isPending}
        onConfirm={() => deleting.mutate(undefined, { onError: () => setOpen(false) })}
      />
    </>
  );
}
