import { Copy } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { copyText } from '@/components/ui/copy-text.ts';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { capitalised } from '@/lib/number-words.ts';

type ShownAddressProps = {
  label: string;
  /** The kind of address, such as 'return address'. */
  noun: string;
  copyLabel: string;
  address: string;
};

/** An address of this server that is pasted into another program. */
export function ShownAddress({ label, noun, copyLabel, address }: ShownAddressProps) {
  const copy = () =>
    copyText(address, {
      done: `${capitalised(noun)} copied.`,
      failed: `The ${noun} could not be copied. Please select and copy it.`,
      about: 'copy-address',
    });
  return (
    <Field label={label} className="min-w-0 grid-cols-1">
      {(field) => (
        <div className="flex gap-2 max-md:flex-col">
          <Input
            {...field}
            readOnly
            className="min-w-0 md:flex-1"
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <Button icon={Copy} onClick={copy}>
            {copyLabel}
          </Button>
        </div>
      )}
    </Field>
  );
}
