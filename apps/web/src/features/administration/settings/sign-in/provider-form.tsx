import { type SingleSignOn, singleSignOnTextLengthMax } from '@rapport/contract';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { ErrorLine, Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { ShownAddress } from '../shown-address.tsx';
import { onError, useDeleteProvider, useSaveProvider } from './single-sign-on.ts';

export function ProviderForm({ settings }: { settings: SingleSignOn }) {
  const { provider, returnAddress } = settings;
  const [issuer, setIssuer] = useState(provider?.issuer ?? '');
  const [clientId, setClientId] = useState(provider?.clientId ?? '');
  /** Undefined while the saved one stays. */
  const [secret, setSecret] = useState(provider ? undefined : '');
  const [isAsking, setIsAsking] = useState(false);
  const save = useSaveProvider();
  const remove = useDeleteProvider();
  const isChanged =
    issuer.trim() !== provider?.issuer || clientId.trim() !== provider?.clientId || !!secret;
  const canSave = isChanged && issuer.trim() !== '' && clientId.trim() !== '' && secret !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave || save.isPending) return;
    const clientSecret = secret?.trim();
    save.mutate({
      ...{ version: provider?.version ?? 0, issuer, clientId },
      ...(clientSecret && { clientSecret }),
    });
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Sign-in provider">
      <Field label="Issuer address">
        {(field) => (
          <Input
            {...field}
            type="url"
            placeholder="https://"
            maxLength={singleSignOnTextLengthMax}
            value={issuer}
            onChange={({ target }) => setIssuer(target.value)}
          />
        )}
      </Field>
      <div className="grid grid-cols-1 gap-x-3 @min-[760px]:grid-cols-2">
        <Field label="Client ID" className="min-w-0 grid-cols-1">
          {(field) => (
            <Input
              {...field}
              autoComplete="off"
              maxLength={singleSignOnTextLengthMax}
              value={clientId}
              onChange={({ target }) => setClientId(target.value)}
            />
          )}
        </Field>
        <Field
          label="Client secret"
          className="min-w-0 grid-cols-1"
          hint={provider && secret !== undefined && 'The saved one stays until you save.'}
        >
          {(field) =>
            secret === undefined ? (
              <div className="flex gap-2">
                <Input
                  {...field}
                  readOnly
                  className="min-w-0 flex-1"
                  value={`••••••••••••${provider?.secretTail}`}
                />
                <Button onClick={() => setSecret('')}>Replace</Button>
              </div>
            ) : (
              <Input
                {...field}
                type="password"
                autoComplete="off"
                value={secret}
                onChange={({ target }) => setSecret(target.value)}
              />
            )
          }
        </Field>
      </div>
      <ShownAddress
        label="Return address, to paste at your provider"
        noun="return address"
        copyLabel="Copy"
        address={returnAddress}
      />
      <p role="alert" className="mb-2 empty:hidden">
        {save.error && (
          <ErrorLine>
            {refusalSentence(save.error, {
              else: 'The provider could not be saved. Please try again.',
            })}
          </ErrorLine>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          disabled={!canSave && !save.isPending}
          busy={save.isPending}
        >
          Save provider
        </Button>
        {provider && (
          <Button size="small" variant="danger" icon={Trash2} onClick={() => setIsAsking(true)}>
            Delete provider
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete provider"
        sentence="Nobody signs in with single sign-on any more, and passwords are on. People keep their accounts; who has no password sets one by 'Forgot Password?'."
        confirmLabel="Delete provider"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onError, onSettled: () => setIsAsking(false) })}
      />
    </form>
  );
}
