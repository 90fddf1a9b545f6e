import { Check } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { useGroupNames } from '../api/names.ts';

type GroupsDialogProps = {
  chosen: readonly string[];
  /** Called once, with all that are chosen. */
  onChoose: (names: string[]) => void;
  onClose: () => void;
};

/** Chooses departments and teams. Where they are not listed, the name can be typed. */
export function GroupsDialog({ chosen, onChoose, onClose }: GroupsDialogProps) {
  const [names, setNames] = useState(chosen);
  const [typed, setTyped] = useState('');
  const { data, isPending } = useGroupNames();
  const name = typed.trim();
  const known = [...new Set([...(data ?? []), ...names])];
  const rows = known.filter((one) => one.toLowerCase().includes(name.toLowerCase()));
  const offered = rows.length === 0 && name ? [name] : rows;
  const toggle = (one: string) => {
    setNames(names.includes(one) ? names.filter((other) => other !== one) : [...names, one]);
    setTyped('');
  };
  const takeFirst = (event: SubmitEvent) => {
    event.preventDefault();
    const [first] = offered;
    if (name && first) toggle(first);
  };
  const finish = () => {
    if (`${names}` !== `${chosen}`) onChoose([...names]);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={finish}
      title="Departments and teams"
      description="With several, somebody of each of them was heard."
      footer={
        <Button variant="primary" onClick={finish}>
          Done
        </Button>
      }
    >
      <form onSubmit={takeFirst}>
        <SearchInput
          label="Name of a department or team"
          placeholder="Name of a department or team"
          value={typed}
          onValueChange={setTyped}
        />
      </form>
      <ul aria-label="Departments and teams" className="-mx-2 grid max-h-100 overflow-y-auto">
        {offered.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={names.includes(one)}
              onClick={() => toggle(one)}
              className="flex min-h-9 w-full cursor-default items-center gap-3 rounded-inner px-2 text-left outline-accent -outline-offset-2 hover:bg-hover max-md:min-h-11"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{one}</span>
              {names.includes(one) && <Check aria-hidden className="size-4 text-accent" />}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-12 text-ink-2">
        {isPending ? 'Loading...' : offered.length === 0 && 'Type a name as your directory has it'}
      </p>
    </Dialog>
  );
}
