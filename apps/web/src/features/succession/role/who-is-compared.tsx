import type { DirectoryPerson } from '@rapport/contract';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ChoosePersonDialog } from '../choose-person-dialog.tsx';

type WhoIsComparedProps = {
  /** Who they are, and who chose them. */
  sentence: string;
  /** Beside the button that adds somebody. */
  actions?: ReactNode;
  children?: ReactNode;
  isBusy: boolean;
  /** Nobody can be added without it. */
  onAdd: ((person: DirectoryPerson) => void) | undefined;
};

export function WhoIsCompared({ sentence, actions, children, isBusy, onAdd }: WhoIsComparedProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <section className="mt-6 border-line-2 border-t pt-3">
      <h2 className="text-14">Who is compared</h2>
      <p className="text-12 text-ink-2 text-pretty">{sentence}</p>
      {children}
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        {actions}
        {onAdd && (
          <Button icon={UserPlus} busy={isBusy} onClick={() => setAdding(true)}>
            Add a person
          </Button>
        )}
      </div>
      {onAdd && isAdding && (
        <ChoosePersonDialog
          title="Add a person to compare"
          description="A person in the directory, who may have none of it yet. They are not told."
          onChoose={(person) => {
            setAdding(false);
            onAdd(person);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
