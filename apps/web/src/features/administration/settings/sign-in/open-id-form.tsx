import { type SingleSignOn, singleSignOnTextLengthMax } from '@rapport/contract';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { ShownAddress } from '../shown-address.tsx';
import { ProviderFrame } from './provider-frame.tsx';
import { useSaveProvider } from './single-sign-on.ts';

export function OpenIdForm({ settings }: { settings: SingleSignOn }) {
  const { returnAddress } = settings;
  const provider = settings.provider?.protocol === 'openid' ? settings.provider : null;
  const [issuer, setIssuer] = useState(provider?.issuer ?? '');
  const [clientId, setClientId] = useState(provider?.clientId ?? '');
  /** Undefined while the saved secret is kept. */
  const [secret, setSecret] = useState(provider ? undefined : '');
  const save = useSaveProvider();
  const isChanged =
    issuer.trim() !== provider?.issuer || clientId.trim() !== provider?.clientId || !!secret;
  const canSave = isChanged && issuer.trim() !== '' && clientId.trim() !== '' && secret !== '';
  const submit = () => {
    const clientSecret = secret?.trim();
    save.mutate({
      protocol: 'openid',
      version: settings.provider?.version ?? 0,
      issuer,
      clientId,
      ...(clientSecret && { clientSecret }),
    });
  };
  return (
    <ProviderFrame provider={settings.provider} canSave={canSave} save={save} onSave={submit}>
      <InputField
        label="Issuer address"
        type="url"
        placeholder="https://"
        maxLength={singleSignOnTextLengthMax}
        value={issuer}
        onValueChange={setIssuer}
      />
      <div className="grid grid-cols-1 gap-x-3 @min-[760px]:grid-cols-2">
        <InputField
          label="Client ID"
          fieldClass="min-w-0 grid-cols-1"
          autoComplete="off"
          maxLength={singleSignOnTextLengthMax}
          value={clientId}
          onValueChange={setClientId}
        />
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
    </ProviderFrame>
  );
}
