import {
  type SingleSignOn,
  singleSignOnCertificatesLengthMax,
  singleSignOnTextLengthMax,
} from '@rapport/contract';
import { useState } from 'react';
import { InputField, TextareaField } from '@/components/ui/control-fields.tsx';
import { dayOfMoment } from '@/lib/format-day.ts';
import { ShownAddress } from '../shown-address.tsx';
import { ProviderFrame } from './provider-frame.tsx';
import { type Described, readMetadata } from './read-metadata.ts';
import { useSaveProvider } from './single-sign-on.ts';

const nothing: Described = { issuer: '', signInAddress: '', certificates: '' };
const trimmed = ({ issuer, signInAddress, certificates }: Described): Described => ({
  issuer: issuer.trim(),
  signInAddress: signInAddress.trim(),
  certificates: certificates.trim(),
});

export function SamlForm({ settings }: { settings: SingleSignOn }) {
  const { saml } = settings;
  const provider = settings.provider?.protocol === 'saml' ? settings.provider : null;
  const saved = trimmed(provider ?? nothing);
  const [described, setDescribed] = useState(saved);
  const [problem, setProblem] = useState<string>();
  const save = useSaveProvider();
  const given = trimmed(described);
  const isChanged = JSON.stringify(given) !== JSON.stringify(saved);
  const canSave = isChanged && Object.values(given).every((text) => text !== '');
  const set = (part: Partial<Described>) => setDescribed({ ...described, ...part });
  const read = (xml: string) => {
    const found = xml.trim() === '' ? undefined : readMetadata(xml);
    setProblem(typeof found === 'string' ? found : undefined);
    if (typeof found === 'object') setDescribed(found);
  };
  return (
    <ProviderFrame
      provider={settings.provider}
      canSave={canSave}
      save={save}
      onSave={() =>
        save.mutate({ protocol: 'saml', version: settings.provider?.version ?? 0, ...given })
      }
    >
      <ShownAddress
        label="Our entity ID, which is also the address of our metadata"
        noun="entity ID"
        copyLabel="Copy"
        address={saml.entityId}
      />
      <ShownAddress
        label="Our answer address (ACS)"
        noun="answer address"
        copyLabel="Copy"
        address={saml.answerAddress}
      />
      <TextareaField
        label="Metadata of the provider"
        fieldClass="mb-2"
        error={problem}
        hint="Paste the XML, and it fills the fields below."
        spellCheck={false}
        rows={3}
        onValueChange={read}
      />
      <div className="grid grid-cols-1 gap-x-3 @min-[760px]:grid-cols-2">
        <InputField
          label="Entity ID"
          fieldClass="min-w-0 grid-cols-1"
          autoComplete="off"
          maxLength={singleSignOnTextLengthMax}
          value={described.issuer}
          onChange={({ target }) => set({ issuer: target.value })}
        />
        <InputField
          label="Sign-in address"
          fieldClass="min-w-0 grid-cols-1"
          type="url"
          placeholder="https://"
          maxLength={singleSignOnTextLengthMax}
          value={described.signInAddress}
          onChange={({ target }) => set({ signInAddress: target.value })}
        />
      </div>
      <TextareaField
        label="Signing certificates"
        fieldClass="mb-2"
        hint={
          provider && given.certificates === saved.certificates
            ? `Valid until ${provider.certificatesValidUntil.map(dayOfMoment).join(' and ')}. Rapport does not refuse it afterwards.`
            : 'One or more, each from BEGIN CERTIFICATE to END CERTIFICATE.'
        }
        spellCheck={false}
        rows={5}
        className="font-mono text-12"
        maxLength={singleSignOnCertificatesLengthMax}
        value={described.certificates}
        onChange={({ target }) => set({ certificates: target.value })}
      />
    </ProviderFrame>
  );
}
