import type { SingleSignOn, SingleSignOnAdmits, SingleSignOnUpdate } from '@rapport/contract';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { SelectField } from '@/components/ui/control-fields.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { counted } from '@/lib/number-words.ts';
import { onError, useChangeProvider } from './single-sign-on.ts';

const admits: { value: SingleSignOnAdmits; label: string }[] = [
  { value: 'invited', label: 'Invited only' },
  { value: 'domain', label: 'Anyone of a verified domain joins as Member' },
];

const protocolNames = { openid: 'OpenID Connect', saml: 'SAML' };

export function SignInSwitches({ settings }: { settings: SingleSignOn }) {
  const { provider, usedBy, notUsedBy, owners } = settings;
  const [isAsking, setIsAsking] = useState(false);
  const change = useChangeProvider();
  const isPasswordOff = provider?.isPasswordOff ?? false;
  const isOn = provider?.isOn ?? false;
  const send = (update: Omit<SingleSignOnUpdate, 'version'>) =>
    change.mutate(update, { onError, onSettled: () => setIsAsking(false) });
  const canTurnOff = isOn && owners.usedBy === owners.total;
  return (
    <div className="grid gap-3">
      <Row
        title="Password"
        note={
          isPasswordOff
            ? 'Only for those whom single sign-on cannot reach'
            : `${counted(notUsedBy, 'person', 'people')} still ${notUsedBy === 1 ? 'signs' : 'sign'} in with one`
        }
        checked={!isPasswordOff}
        disabled={!isPasswordOff && !canTurnOff}
        busy={change.isPending}
        onChange={(checked) => (checked ? send({ isPasswordOff: false }) : setIsAsking(true))}
      />
      <Row
        title={provider ? `Single sign-on (${protocolNames[provider.protocol]})` : 'Single sign-on'}
        note={`${counted(usedBy, 'person', 'people')} ${usedBy === 1 ? 'has' : 'have'} used it`}
        checked={isOn}
        disabled={!provider}
        busy={change.isPending}
        onChange={(checked) => send({ isOn: checked })}
      />
      {provider && (
        <SelectField
          label="Who may join by single sign-on"
          fieldClass="-mb-3"
          value={provider.admits}
          options={admits}
          onValueChange={(value) => {
            const chosen = admits.find((one) => one.value === value);
            if (chosen) send({ admits: chosen.value });
          }}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Turn passwords off"
        sentence="Members sign in with single sign-on only. Open sessions stay open. If the provider fails, the operator of the server can turn passwords on again."
        confirmLabel="Turn passwords off"
        busy={change.isPending}
        onConfirm={() => send({ isPasswordOff: true })}
      />
    </div>
  );
}

type RowProps = {
  title: string;
  note: string;
  checked: boolean;
  disabled: boolean;
  busy: boolean;
  onChange: (checked: boolean) => void;
};

function Row({ title, note, checked, disabled, busy, onChange }: RowProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 border-line border-b pb-3">
      <div className="min-w-0">
        <div id={id} className="font-medium">
          {title}
        </div>
        <div className="text-12 text-ink-3">{note}</div>
      </div>
      <Switch
        aria-labelledby={id}
        className="w-14"
        label={checked ? 'On' : 'Off'}
        checked={checked}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onCheckedChange={(next) => !busy && onChange(next)}
      />
    </div>
  );
}
