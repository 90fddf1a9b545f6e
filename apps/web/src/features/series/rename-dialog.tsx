import { endpoints, type Series, type SeriesUpdate, titleLengthMax } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { seriesKey } from '@/components/series/api/series.ts';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { call } from '@/lib/call.ts';

type RenameDialogProps = { series: Series; onClose: () => void };

export function RenameDialog({ series: { id, name, isRenamed }, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const queryClient = useQueryClient();
  const rename = useMutation({
    mutationFn: (body: SeriesUpdate) => call(endpoints.series.rename, { id, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: seriesKey }),
  });
  const wanted = typed.trim();
  return (
    <FormDialog
      title="Rename the series"
      description="The titles of its meetings stay as they are."
      submitLabel="Rename"
      canSubmit={wanted !== '' && wanted !== name}
      busy={rename.isPending}
      error={rename.error}
      failure="The name could not be saved. Try again."
      aside={
        isRenamed && (
          <Button
            className="mr-auto"
            disabled={rename.isPending}
            onClick={() => rename.mutate({ name: null }, { onSuccess: onClose })}
          >
            Use the titles
          </Button>
        )
      }
      onSubmit={() => rename.mutate({ name: wanted }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <InputField
        label="Name"
        autoComplete="off"
        maxLength={titleLengthMax}
        value={typed}
        onValueChange={setTyped}
      />
    </FormDialog>
  );
}
