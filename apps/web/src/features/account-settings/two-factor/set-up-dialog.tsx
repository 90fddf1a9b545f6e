import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { encode } from 'uqr';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { copyText } from '@/components/ui/copy-text.ts';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { beginTwoFactor, codeRefusal, enterCode, type TwoFactorSetUp } from '@/lib/two-factor.ts';
import { PasswordDialog } from './password-dialog.tsx';

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

/** Black on white in both themes, which every camera reads. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-48 rounded-control"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

/** Shows the key in groups of four, which are easier to type. It is copied without spaces. */
function ShownKey({ secret }: { secret: string }) {
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
