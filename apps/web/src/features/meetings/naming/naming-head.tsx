import { Button } from '@/components/ui/button.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { type KeyHint, KeyHints } from '@/components/ui/key-hints.tsx';
import { counted } from '@/lib/number-words.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

type NamingHeadProps = {
  named: number;
  turns: number;
  changed: number;
  busy: boolean;
  error: Error | null;
  onSave: () => void;
  onCancel: () => void;
};

/** Stays at the top while turns are named. */
export const NamingHead = (props: NamingHeadProps) => (
  <div className="sticky top-0 z-20 grid gap-1.5 border-line-2 border-b bg-paper py-2">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p role="status" className="mr-auto">
        {props.named} of {counted(props.turns, 'turn')} named
      </p>
      <Button variant="ghost" onClick={props.onCancel}>
        {props.changed > 0 ? 'Cancel' : 'Close'}
      </Button>
      <Button
        variant="primary"
        disabled={props.changed === 0}
        busy={props.busy}
        onClick={props.onSave}
      >
        Save Names
      </Button>
    </div>
    {props.error && (
      <p role="alert">
        <ErrorLine>{refusalSentence(props.error, 'The names could not be saved.')}</ErrorLine>
      </p>
    )}
    <Hints />
  </div>
);

const hints: readonly KeyHint[] = [
  [['↑', '↓'], 'turn'],
  [['Enter'], 'name, next turn'],
  [['Shift', 'Enter'], 'same name from the last named turn to here'],
];

const Hints = () => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-ink-2 max-md:hidden">
    <KeyHints hints={hints} />
  </div>
);
