import { Copy } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { notify } from '@/components/ui/notify.ts';
import { capitalised } from '@/lib/number-words.ts';

const notice = 'copy-address';

type ShownAddressProps = {
  label: string;
  /** The kind of address, such as 'return address'. */
  noun: string;
  copyLabel: string;
  address: string;
};

/** An address of this server that is pasted into another program. */
export function ShownAddress({ label, noun, copyLabel, address }: ShownAddressProps) {
  const copy = async () => {
    notify.withdraw(notice);
    try {
      await navigator.clipboard.writeText(address);
      notify.success(`${capitalised(noun)} copied.`);
    } catch {
      notify.error(`The ${noun} could not be copied. Please select and copy it.`, notice);
    }
  };
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
          <Button icon={Copy} onClick={() => void copy()}>
            {copyLabel}
          </Button>
        </div>
      )}
    </Field>
  );
}
