import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { InputField } from '@/components/ui/control-fields.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { beginTwoFactor, codeRefusal, enterCode, type TwoFactorSetUp } from '@/lib/two-factor.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { ShownKey } from './shown-key.tsx';

type SetUpDialogProps = {
  onClose: () => void;
  /** Called before the code is confirmed, because that changes the session. */
  onBegin?: () => void;
  onConfirmed: (recoveryCodes: string[]) => void;
};

/** Asks for the password, then for a code of the app that has the key. */
export function SetUpDialog({ onClose, onBegin, onConfirmed }: SetUpDialogProps) {
  const [setUp, setSetUp] = useState<TwoFactorSetUp>();
  if (setUp) return <ConfirmCodeDialog {...{ setUp, onClose, onConfirmed }} />;
  return (
    <PasswordDialog
      title="Switch on two-factor sign-in"
      description="You need an authenticator app on your phone, such as the one of your password manager."
      submitLabel="Continue"
      confirm={beginTwoFactor}
      onClose={onClose}
      onConfirmed={(begun) => {
        onBegin?.();
        setSetUp(begun);
      }}
    />
  );
}

function ConfirmCodeDialog({
  setUp: { totpURI, backupCodes },
  onClose,
  onConfirmed,
}: SetUpDialogProps & { setUp: TwoFactorSetUp }) {
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: enterCode,
    onSuccess: () => onConfirmed(backupCodes),
  });
  const missing = isMissing ? 'Please enter the code that your app shows' : undefined;
  return (
    <FormDialog
      title="Switch on two-factor sign-in"
      description="Scan this with your authenticator app, or enter the key there. Then enter the code that the app shows."
      submitLabel="Switch on"
      canSubmit
      busy={isPending}
      // Shown at the field.
      error={null}
      failure=""
      onSubmit={() => {
        setIsMissing(!code.trim());
        if (code.trim()) mutate(code);
      }}
      onClose={() => !isPending && onClose()}
    >
      <QrCode text={totpURI} label="QR code of the key" />
      <ShownKey secret={secretIn(totpURI)} />
      <InputField
        label="Code from your app"
        hint="Six digits, new every 30 seconds"
        error={missing ?? (error ? codeRefusal(error) : undefined)}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        readOnly={isPending}
        onValueChange={setCode}
      />
    </FormDialog>
  );
}

const secretIn = (totpURI: string): string => new URL(totpURI).searchParams.get('secret') ?? '';
