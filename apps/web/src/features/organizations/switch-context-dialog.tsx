import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { changeAccount } from '@/lib/change-account.ts';
import { leaveTo } from '@/lib/leave-page.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { useOrganizations } from '@/lib/use-active-organization.ts';
import { CreateOrganizationForm } from './create-organization-form.tsx';
import { OrganizationList } from './organization-list.tsx';

type SwitchContextDialogProps = { open: boolean; onClose: () => void };

export function SwitchContextDialog({ open, onClose }: SwitchContextDialogProps) {
  const formId = useId();
  const { data: organizations, isPending } = useOrganizations();
  const creation = useCreateOrganization();
  const isCreating = creation.isPending || creation.isSuccess;
  const close = () => {
    creation.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Switch Context"
      description="Choose the organization to work in. The page reloads."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            icon={Plus}
            type="submit"
            form={formId}
            busy={isCreating}
            busyLabel="Creating..."
          >
            Create organization
          </Button>
        </>
      }
    >
      {isPending && !organizations ? (
        <p role="status" className="text-ink-2">
          Loading...
        </p>
      ) : (
        <OrganizationList organizations={organizations ?? []} />
      )}
      <div className="border-line-2 border-t pt-3">
        <CreateOrganizationForm
          id={formId}
          isBusy={isCreating}
          failure={
            creation.error
              ? refusalSentence(
                  creation.error,
                  'Failed to create the organization. Please try again.',
                )
              : undefined
          }
          onSubmit={(organization) => creation.mutate(organization)}
        />
      </div>
    </Dialog>
  );
}

type NewOrganization = { name: string; slug: string };

/** The server makes the caller its owner and the organization the active one. */
function useCreateOrganization() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (organization: NewOrganization) =>
      changeAccount('organization/create', organization),
    onSuccess: () => {
      queryClient.clear();
      leaveTo('/');
    },
    onError: (error) => console.error('Creating the organization failed', error),
  });
}
