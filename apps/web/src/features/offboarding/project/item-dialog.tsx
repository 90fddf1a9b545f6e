import { endpoints, type HandoverItem } from '@rapport/contract';
import { Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { call } from '@/lib/call.ts';
import { LabelField, NoteField } from '../handover-fields.tsx';
import { unnamed } from '../handover-words.ts';
import { useFormChange } from '../use-change.ts';
import { useVersionedForm } from './use-versioned-form.tsx';

type ItemDialogProps = { item: HandoverItem; canRename: boolean; onClose: () => void };

const textsOf = ({ label, note, version }: HandoverItem) => ({
  label: label ?? '',
  note: note ?? '',
  version,
});

/**
 * Edits the note of an item, and the name of one that was added by hand. `item` is the latest known
 * version.
 */
export function ItemDialog({ item, canRename, onClose }: ItemDialogProps) {
  const isOwn = item.kind === 'own' && canRename;
  const { typed, change, saving, loadTheirs } = useVersionedForm(
    textsOf(item),
    ({ label, ...texts }) =>
      call(endpoints.offboardings.updateItem, {
        id: item.id,
        body: { ...texts, ...(isOwn && { label }) },
      }),
  );
  const removing = useFormChange(() =>
    call(endpoints.offboardings.removeItem, { id: item.id, query: { version: typed.version } }),
  );
  return (
    <FormDialog
      title={isOwn ? 'Change item' : 'Note'}
      description={item.label ?? unnamed[item.kind]}
      submitLabel="Save"
      canSubmit={!isOwn || typed.label.trim() !== ''}
      busy={saving.isPending}
      error={saving.error ?? removing.error}
      failure={`The item could not be ${saving.error ? 'saved' : 'removed'}. Please try again.`}
      aside={
        <>
          {loadTheirs}
          {isOwn && !saving.error && (
            <Button
              icon={Trash2}
              className="mr-auto"
              busy={removing.isPending}
              onClick={() => removing.mutate(undefined, { onSuccess: onClose })}
            >
              Remove
            </Button>
          )}
        </>
      }
      onSubmit={() => saving.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {isOwn && <LabelField value={typed.label} onChange={(label) => change({ label })} />}
      <NoteField value={typed.note} onChange={(note) => change({ note })} />
    </FormDialog>
  );
}
