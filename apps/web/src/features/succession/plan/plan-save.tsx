import { Button } from '@/components/ui/button.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { isChangedMeanwhile } from '@/lib/is-changed-meanwhile.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

type PlanSaveProps = {
  isChanged: boolean;
  canSave: boolean;
  isSaving: boolean;
  error: Error | null;
  onSave: () => void;
  onDiscard: () => void;
  /** Loads the version that another person saved. */
  theirs: { mutate: () => void; isPending: boolean; isError: boolean };
};

/** The input stays until it is saved, discarded, or replaced by another person's version. */
export function PlanSave({ isChanged, canSave, isSaving, error, theirs, ...props }: PlanSaveProps) {
  const isConflict = isChangedMeanwhile(error);
  return (
    <div
      data-foot
      className="sticky bottom-0 mt-8 flex flex-wrap items-center justify-end gap-2 border-line-2 border-t bg-paper py-3 print:hidden"
    >
      <span role="status" className="mr-auto">
        {error && (
          <ErrorLine>
            {refusalSentence(error, 'The plan could not be saved. Try again.')}
            {isConflict && ' What you typed is still here.'}
          </ErrorLine>
        )}
        {theirs.isError && <ErrorLine>Their version could not be loaded. Try again.</ErrorLine>}
      </span>
      {isConflict && (
        <Button busy={theirs.isPending} onClick={() => theirs.mutate()}>
          Load theirs
        </Button>
      )}
      <Button disabled={!isChanged || isSaving} onClick={props.onDiscard}>
        Discard
      </Button>
      <Button
        variant="primary"
        disabled={!isChanged || !canSave}
        busy={isSaving}
        onClick={props.onSave}
      >
        Save
      </Button>
    </div>
  );
}
