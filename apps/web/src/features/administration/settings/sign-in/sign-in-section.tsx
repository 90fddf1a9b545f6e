import type { SingleSignOn } from '@rapport/contract';
import { CornerDownRight, History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RetryLine } from '@/components/ui/retry-line.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { dayOfMoment } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { Directory } from '../directory/directory.tsx';
import { anchorOf } from '../settings-groups.ts';
import { SettingsRow } from '../settings-row.tsx';
import { Domains } from './domains.tsx';
import { ProviderForm } from './provider-form.tsx';
import { SignInSwitches } from './sign-in-switches.tsx';
import { useSingleSignOn } from './single-sign-on.ts';
import { TestSignIn } from './test-sign-in.tsx';

/** Changes take effect at once. */
export function SignInSection() {
  const [isTesting, setIsTesting] = useState(false);
  const { data, isError, isFetching, refetch } = useSingleSignOn({ isTesting });
  return (
    <div className="@container mt-6">
      <SettingsRow
        title="Sign-in"
        anchor={anchorOf('sign-in')}
        note="How people of your organization prove who they are."
        aside={data && <LastChange settings={data} />}
      >
        <div className="grid grid-cols-1 gap-6">
          {data ? (
            <SignIn settings={data} isTesting={isTesting} onTesting={setIsTesting} />
          ) : isError ? (
            <RetryLine busy={isFetching} onRetry={() => refetch()}>
              Failed to load how people sign in. Please try again.
            </RetryLine>
          ) : (
            <Loading label="Loading how people sign in..." block="h-16 w-full" />
          )}
          <Directory />
          {data && <Consequences settings={data} />}
        </div>
      </SettingsRow>
    </div>
  );
}

function LastChange({ settings: { provider } }: { settings: SingleSignOn }) {
  return (
    <p className="mt-1 flex items-start gap-1.5 text-12 text-ink-3">
      <History aria-hidden className="mt-0.5 size-3 shrink-0" />
      {provider ? (
        <span>
          <span className="sr-only">Changed by</span> {provider.changedBy ?? 'A former member'},{' '}
          {dayOfMoment(provider.changedAt)}
        </span>
      ) : (
        'never changed'
      )}
    </p>
  );
}

function SignIn({
  settings,
  isTesting,
  onTesting,
}: {
  settings: SingleSignOn;
  isTesting: boolean;
  onTesting: (isTesting: boolean) => void;
}) {
  const { provider } = settings;
  return (
    <>
      <SignInSwitches settings={settings} />
      <div className="grid grid-cols-1 gap-3">
        {/* Remounted with the saved values after each change, also by others. */}
        <ProviderForm key={provider?.version ?? 0} settings={settings} />
        {provider && (
          <TestSignIn test={provider.test} isTesting={isTesting} onTesting={onTesting} />
        )}
      </div>
      <Domains domains={settings.domains} />
    </>
  );
}

function Consequences({
  settings: { provider, owners, keepPassword, elsewhere },
}: {
  settings: SingleSignOn;
}) {
  return (
    <ul className="grid gap-1 text-12 text-ink-2">
      {!provider?.isPasswordOff && (
        <Consequence>
          Passwords can be turned off once every owner has signed in with single sign-on:{' '}
          {owners.usedBy} of {owners.total}{' '}
          {owners.total === 1 || owners.usedBy === 1 ? 'has' : 'have'}.
        </Consequence>
      )}
      {provider && keepPassword > 0 && (
        <Consequence>
          {counted(keepPassword, 'person', 'people')} always {keepPassword === 1 ? 'keeps' : 'keep'}{' '}
          the password: an address outside the verified domains, or an account that runs this
          installation.
        </Consequence>
      )}
      {provider && elsewhere > 0 && (
        <Consequence>
          {counted(elsewhere, 'person', 'people')} {elsewhere === 1 ? 'belongs' : 'belong'} to
          another organization too. With passwords off, this organization opens to them only after
          they have left the other one.
        </Consequence>
      )}
    </ul>
  );
}

function Consequence({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-1.5">
      <CornerDownRight aria-hidden className="mt-0.5 size-3.5 shrink-0 text-ink-3" />
      <span>{children}</span>
    </li>
  );
}
