import { Check } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { type Choice, searchedFrom } from './query-words.ts';

type ListDialogProps = {
  title: string;
  choices: readonly Choice[];
  /** Said instead of an empty list. */
  none?: string;
  value: string | null;
  onChoose: (value: string) => void;
  onClose: () => void;
};

/** Chooses one of a list. Enter in its search takes the first that is found. */
export function ListDialog(props: ListDialogProps) {
  const { title, choices, none = 'There is nothing to choose.', value, onChoose, onClose } = props;
  const [typed, setTyped] = useState('');
  const sought = typed.trim().toLowerCase();
  const found = choices.filter(({ label }) => label.toLowerCase().includes(sought));
  const choose = (chosen: string) => {
    onChoose(chosen);
    onClose();
  };
  const takeFirst = (event: SubmitEvent) => {
    event.preventDefault();
    const [first] = found;
    if (sought && first) choose(first.value);
  };
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      {choices.length >= searchedFrom && (
        <form onSubmit={takeFirst}>
          <SearchInput
            label="Search"
            placeholder="Search..."
            value={typed}
            onValueChange={setTyped}
          />
        </form>
      )}
      <ul aria-label={title} className="-mx-2 grid max-h-100 overflow-y-auto">
        {found.map((choice) => (
          <li key={choice.value}>
            <button
              type="button"
              aria-pressed={choice.value === value}
              onClick={() => choose(choice.value)}
              className="flex min-h-9 w-full cursor-default items-center gap-3 rounded-inner px-2 text-left outline-accent -outline-offset-2 hover:bg-hover max-md:min-h-11"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{choice.label}</span>
              {choice.value === value && <Check aria-hidden className="size-4 text-accent" />}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-12 text-ink-2">
        {found.length === 0 && (sought ? `Nothing here has “${typed.trim()}”.` : none)}
      </p>
    </Dialog>
  );
}
