import type { ErasurePreview, OrganizationUser } from '@rapport/contract';
import { endpoints } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { InputField } from '@/components/ui/control-fields.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { notify } from '@/components/ui/notify.ts';
import { Loading } from '@/components/ui/skeleton.tsx';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { userKeys } from '@/lib/user-keys.ts';
import { userName } from '@/lib/user-words.ts';
import { erasureLines, isSameName } from './erasure-words.ts';

type EraseDialogProps = { user: OrganizationUser; onClose: () => void };

/** Shows the consequences of erasing a person; confirmed by typing the name. */
export function EraseDialog({ user, onClose }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const { data: preview, error } = useErasurePreview(user.id);
  const erase = useErasePerson(user.id);
  return (
    <FormDialog
      title={`Erase ${userName(user)}`}
      description="This action cannot be undone."
      submitLabel="Erase person"
      busyLabel="Erasing..."
      variant="danger"
      canSubmit={preview !== undefined && isSameName(typed, preview.name)}
      busy={erase.isPending}
      error={erase.error}
      failure="Failed to erase the person. Please try again."
      onSubmit={() => erase.mutate(typed)}
      onClose={() => !erase.isPending && onClose()}
    >
      {preview ? (
        <>
          <Consequences preview={preview} hasAccount={user.rapportUser} />
          <InputField
            label={`Type ${preview.name} to confirm`}
            autoComplete="off"
            value={typed}
            disabled={erase.isPending}
            onValueChange={setTyped}
          />
        </>
      ) : error ? (
        <p role="alert">
          <ErrorLine>
            {refusalSentence(error, 'The consequences could not be loaded. Please try again.')}
          </ErrorLine>
        </p>
      ) : (
        <Loading label="Loading the consequences..." block="h-40 w-full" />
      )}
    </FormDialog>
  );
}

function Consequences(props: { preview: ErasurePreview; hasAccount: boolean }) {
  return (
    <ul className="grid gap-2 text-pretty text-ink-2">
      {erasureLines(props.preview, props.hasAccount).map((line) => (
        <li key={line} className="flex gap-2 before:text-ink-3 before:content-['–']">
          {line}
        </li>
      ))}
    </ul>
  );
}

function useErasurePreview(id: string) {
  return useQuery({
    queryKey: ['erasure', id],
    queryFn: ({ signal }) => call(endpoints.rights.previewErasure, { id, signal }),
    gcTime: 0,
  });
}

/** Afterwards leaves the profile, which no longer exists. */
function useErasePerson(id: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (name: string) => call(endpoints.rights.erase, { id, body: { name } }),
    onSuccess: async () => {
      await navigate('/admin', { replace: true });
      notify.success('The person was erased.');
      queryClient.removeQueries({ queryKey: userKeys.detail(id) });
      await queryClient.invalidateQueries({ queryKey: userKeys.all });
    },
  });
}
