import { newSingleSignOnDomainSchema, type SingleSignOnDomain } from '@rapport/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { dayOfMoment } from '@/lib/format-day.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { onError, useAddDomain, useCheckDomain, useDeleteDomain } from './single-sign-on.ts';

export function Domains({ domains }: { domains: readonly SingleSignOnDomain[] }) {
  const keptFocus = useKeptFocus<HTMLElement>();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section {...keptFocus} aria-label="Domains" className="grid gap-2 outline-none">
      <h3 className="font-medium">Domains</h3>
      {domains.length === 0 ? (
        <p className="text-12 text-ink-3">
          No domains yet. Single sign-on is for people with an address of a verified domain.
        </p>
      ) : (
        <ul>
          {domains.map((domain) => (
            <Domain key={domain.id} domain={domain} />
          ))}
        </ul>
      )}
      <div>
        <Button size="small" icon={Plus} onClick={() => setIsAdding(true)}>
          Add domain
        </Button>
      </div>
      {isAdding && <AddDomain onClose={() => setIsAdding(false)} />}
    </section>
  );
}

function Domain({ domain: { id, domain, record, verifiedAt } }: { domain: SingleSignOnDomain }) {
  const [isAsking, setIsAsking] = useState(false);
  const check = useCheckDomain();
  const remove = useDeleteDomain();
  const nameId = `domain-${id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2">
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <span id={nameId}>{domain}</span>
        {!verifiedAt && (
          <span className="block text-12 text-ink-3">
            Add this TXT record: <span className="select-all">{record}</span>
          </span>
        )}
      </div>
      {verifiedAt ? (
        <StatusLabel status="completed">Verified {dayOfMoment(verifiedAt)}</StatusLabel>
      ) : (
        <>
          <StatusLabel status="synced">Not found yet</StatusLabel>
          <Button
            size="small"
            aria-describedby={nameId}
            busy={check.isPending}
            onClick={() => check.mutate(id, { onError })}
          >
            Check
          </Button>
        </>
      )}
      <Button
        size="small"
        variant="danger"
        aria-describedby={nameId}
        onClick={() => setIsAsking(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Remove domain"
        sentence={`People with an address at ${domain} no longer sign in with single sign-on.`}
        confirmLabel="Remove domain"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onError, onSettled: () => setIsAsking(false) })}
      />
    </li>
  );
}

function AddDomain({ onClose }: { onClose: () => void }) {
  const [domain, setDomain] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const { mutate, isPending, error } = useAddDomain();
  const add = () => {
    const isDomain = newSingleSignOnDomainSchema.safeParse({ domain }).success;
    setIsRefused(!isDomain);
    if (isDomain) mutate({ domain }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Add domain"
      description="You prove that the domain is yours by a TXT record, which is shown next."
      submitLabel="Add domain"
      canSubmit={domain.trim() !== ''}
      busy={isPending}
      error={error}
      failure="The domain could not be added. Please try again."
      onSubmit={add}
      onClose={() => !isPending && onClose()}
    >
      <InputField
        label="Domain *"
        hint="Of your e-mail addresses, such as acme.com"
        error={isRefused ? 'Please enter a domain such as acme.com' : undefined}
        aria-required
        autoCapitalize="none"
        value={domain}
        onValueChange={setDomain}
      />
    </FormDialog>
  );
}
