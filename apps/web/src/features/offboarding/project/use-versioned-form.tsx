import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { isChangedMeanwhile } from '@/lib/is-changed-meanwhile.ts';
import { useFormChange } from '../use-change.ts';

/**
 * A form that edits a version. If another person changed it first, the input stays until the user
 * loads the newer version. `current` is the latest known version.
 */
export function useVersionedForm<Typed extends { version: number }>(
  current: Typed,
  save: (typed: Typed) => Promise<unknown>,
) {
  const [typed, setTyped] = useState(current);
  const saving = useFormChange(() => save(typed));
  const load = () => {
    setTyped(current);
    saving.reset();
  };
  return {
    typed,
    change: (part: Partial<Typed>) => setTyped({ ...typed, ...part }),
    saving,
    loadTheirs: isChangedMeanwhile(saving.error) && (
      <Button className="mr-auto" busy={current.version === typed.version} onClick={load}>
        Load theirs
      </Button>
    ),
  };
}
