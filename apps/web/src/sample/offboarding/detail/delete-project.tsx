import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { notify } from '@/components/ui/notify.ts';
import { deleteProject } from '../created-projects.ts';
import type { OffboardingProject } from '../domain/project.ts';

/** Only projects created in this browser can be deleted. */
export function DeleteProject({ project }: { project: OffboardingProject }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    // Leave the page before its project is deleted.
    await navigate('/offboarding?data=sample', { replace: true });
    deleteProject(project.id);
    notify.success('Offboarding project deleted.');
  };
  return (
    <>
      <Button variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
        Delete Project
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete Project"
        sentence={`‘${project.projectName}’ and its progress will be deleted from this browser.`}
        confirmLabel="Delete Project"
        destructive
        onConfirm={() => void remove()}
      />
    </>
  );
}
