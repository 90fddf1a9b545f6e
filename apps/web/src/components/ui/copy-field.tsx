import { Copy } from 'lucide-react';
import { capitalised } from '@/lib/number-words.ts';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { Input } from './input.tsx';

type CopyFieldProps = {
  /** What it holds, such as 'token'. */
  noun: string;
  value: string;
};

/** A text to take along, with a button that copies it. */
export function CopyField({ noun, value }: CopyFieldProps) {
  const copy = () =>
    copyText(value, {
      done: `${capitalised(noun)} copied.`,
      failed: `The ${noun} could not be copied. Please select and copy it.`,
    });
  return (
    <div className="flex gap-2 rounded-control border border-line-2 bg-sunken p-3 max-md:flex-col">
      <Input
        readOnly
        aria-label={capitalised(noun)}
        className="md:flex-1"
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <Button icon={Copy} onClick={copy}>
        Copy
      </Button>
    </div>
  );
}
