import type { Passkey, PasskeyList } from '@rapport/contract';
import { KeyRound, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { dayOfMoment } from '@/lib/format-day.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { hasWebAuthn } from '@/lib/web-authn.ts';
import { SettingsSection } from '../settings-section.tsx';
import { usePasskeys } from './use-passkeys.ts';

const loadDialogs = () => import('./dialogs.tsx');

type Shown = 'add' | { dialog: 'rename' | 'remove'; passkey: Passkey };

export function PasskeysSection() {
  return (
    <SettingsSection
      title="Passkeys"
      caption="Sign in by fingerprint, face or the PIN of your device, without a password or code"
    >
      <QueryPart
        query={usePasskeys()}
        what="passkeys"
        failed="Your passkeys could not be loaded."
        block="h-9 w-full"
      >
        {(list) => <Passkeys list={list} />}
      </QueryPart>
    </SettingsSection>
  );
}

function Passkeys({ list: { passkeys, isPossible } }: { list: PasskeyList }) {
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const [shown, setShown] = useState<Shown>();
  const dialogs = useOnDemand(loadDialogs, shown !== undefined);
  const close = () => setShown(undefined);
  return (
    <div {...keptFocus} className="grid gap-3 outline-none">
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onShow={setShown} />
          ))}
        </ul>
      )}
      {isPossible && hasWebAuthn() ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="max-w-[36ch] text-12 text-ink-2">
            {passkeys.length === 0
              ? 'None yet. A passkey counts as two-factor sign-in.'
              : 'Each counts as two-factor sign-in.'}
          </p>
          <Button icon={Plus} onClick={() => setShown('add')}>
            Add passkey
          </Button>
        </div>
      ) : (
        <p className="text-12 text-ink-2">
          {isPossible
            ? 'This browser offers no passkeys here.'
            : 'Passkeys need a server with a name. This one has a number.'}
        </p>
      )}
      {dialogs && shown === 'add' && <dialogs.AddPasskeyDialog onClose={close} />}
      {dialogs && typeof shown === 'object' && shown.dialog === 'rename' && (
        <dialogs.RenamePasskeyDialog passkey={shown.passkey} onClose={close} />
      )}
      {dialogs && typeof shown === 'object' && shown.dialog === 'remove' && (
        <dialogs.RemovePasskeyDialog passkey={shown.passkey} onClose={close} />
      )}
    </div>
  );
}

type PasskeyRowProps = { passkey: Passkey; onShow: (shown: Shown) => void };

function PasskeyRow({ passkey, onShow }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const nameId = useId();
  const used = lastUsedAt ? `last used ${dayOfMoment(lastUsedAt)}` : 'never used';
  return (
    <li className="grid min-h-11 grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-line border-b py-2 max-md:grid-cols-[16px_minmax(0,1fr)]">
      <KeyRound aria-hidden className="size-4 text-ink-3" />
      <div className="min-w-0 wrap-anywhere">
        <span id={nameId}>{name}</span>
        <span className="block text-12 text-ink-3">
          Added {dayOfMoment(createdAt)}, {used}
        </span>
      </div>
      <div className="flex gap-2 max-md:col-start-2">
        <Button
          size="small"
          aria-describedby={nameId}
          onClick={() => onShow({ dialog: 'rename', passkey })}
        >
          Rename
        </Button>
        <Button
          size="small"
          variant="danger"
          aria-describedby={nameId}
          onClick={() => onShow({ dialog: 'remove', passkey })}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
