import type { SingleSignOn } from '@rapport/contract';
import { useState } from 'react';
import { Segmented } from '@/components/ui/segmented.tsx';
import { OpenIdForm } from './open-id-form.tsx';
import { SamlForm } from './saml-form.tsx';

type Protocol = NonNullable<SingleSignOn['provider']>['protocol'];

const protocols: { value: Protocol; label: string }[] = [
  { value: 'openid', label: 'OpenID Connect' },
  { value: 'saml', label: 'SAML' },
];

export function ProviderForm({ settings }: { settings: SingleSignOn }) {
  const { provider } = settings;
  const [protocol, setProtocol] = useState<Protocol>(provider?.protocol ?? 'openid');
  const Form = protocol === 'saml' ? SamlForm : OpenIdForm;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <div className="grid w-full grid-cols-1 gap-1.5">
        <span aria-hidden className="font-medium">
          Protocol of the provider
        </span>
        <Segmented
          label="Protocol of the provider"
          value={protocol}
          options={protocols}
          onValueChange={(value) => setProtocol(value === 'saml' ? 'saml' : 'openid')}
        />
      </div>
      <Form settings={settings} />
    </div>
  );
}
