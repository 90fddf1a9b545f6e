import { Copy } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { copyText } from '@/components/ui/copy-text.ts';

/** Shows the key in groups of four, which are easier to type. It is copied without spaces. */
export function ShownKey({ secret }: { secret: string }) {
  const groups = secret.match(/.{1,4}/g) ?? [];
  const copy = () =>
    copyText(secret, {
      done: 'Key copied.',
      failed: 'The key could not be copied. Please select and copy it.',
    });
  return (
    <dl className="grid gap-1.5">
      <dt className="font-medium">Key</dt>
      <dd className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line-2 bg-sunken p-3">
        <code className="select-all">{groups.join(' ')}</code>
        <Button size="small" icon={Copy} onClick={copy}>
          Copy key
        </Button>
      </dd>
    </dl>
  );
}
