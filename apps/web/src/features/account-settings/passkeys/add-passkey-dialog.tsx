import { passkeyNameLengthMax } from '@rapport/contract';
import { useState } from 'react';
import { InputField, PasswordField } from '@/components/ui/control-fields.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { deviceOf } from '@/lib/device.ts';
import { webAuthnSentence } from '@/lib/web-authn.ts';
import { isWrongPassword, passwordError } from '../wrong-password.ts';
import { useAddPasskey } from './passkeys.ts';

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { session } = useAuth();
  const [name, setName] = useState(() => deviceOf(navigator.userAgent).words);
  const [password, setPassword] = useState('');
  const add = useAddPasskey();
  const error = add.error && !isWrongPassword(add.error) ? add.error : null;
  const sentence = error && webAuthnSentence(error);
  return (
    <FormDialog
      title="Add passkey"
      description="Your browser then asks where to keep it, and for your fingerprint, face or PIN."
      submitLabel="Add passkey"
      canSubmit={name.trim() !== '' && password !== ''}
      busy={add.isPending}
      error={sentence ? new Error(sentence) : error}
      failure="The passkey could not be added. Please try again."
      onSubmit={() => add.mutate({ name, password }, { onSuccess: onClose })}
      onClose={() => !add.isPending && onClose()}
    >
      <InputField
        label="Name *"
        hint="So that you know it again, such as the name of the device"
        aria-required
        maxLength={passkeyNameLengthMax}
        value={name}
        onValueChange={setName}
      />
      {/* For password managers. */}
      <input hidden readOnly autoComplete="username" value={session?.user.email ?? ''} />
      <PasswordField
        label="Password *"
        error={passwordError(false, add.error)}
        aria-required
        autoComplete="current-password"
        value={password}
        readOnly={add.isPending}
        onValueChange={setPassword}
      />
    </FormDialog>
  );
}
