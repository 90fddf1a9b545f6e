import type { SingleSignOn } from '@rapport/contract';
import { useState } from 'react';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { counted } from '@/lib/number-words.ts';
import { Directory } from '../directory/directory.tsx';
import { LastChange } from '../last-change.tsx';
import { SettingsRow } from '../settings-row.tsx';
import { EffectLine } from '../trust/trust-row.tsx';
import { Domains } from './domains.tsx';
import { ProviderForm } from './provider-form.tsx';
import { SignInSwitches } from './sign-in-switches.tsx';
import { useSingleSignOn } from './single-sign-on.ts';
import { TestSignIn } from './test-sign-in.tsx';

/** Changes take effect at once. */
export function SignInSection() {
  const [isTesting, setIsTesting] = useState(false);
  const query = useSingleSignOn({ isTesting });
  const provider = query.data?.provider;
  return (
    <SettingsRow
      title="Sign-in"
      anchor="sign-in"
      note="How people of your organization prove who they are."
      aside={
        query.data && (
          <LastChange change={provider && { by: provider.changedBy, at: provider.changedAt }} />
        )
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <QueryPart query={query} what="how people sign in">
          {(settings) => (
            <>
              <SignInSwitches settings={settings} />
              <div className="grid grid-cols-1 gap-3">
                {/* Remounted with the saved values after each change, also by others. */}
                <ProviderForm key={provider?.version ?? 0} settings={settings} />
                {provider && (
                  <TestSignIn test={provider.test} {...{ isTesting, onTesting: setIsTesting }} />
                )}
              </div>
              <Domains domains={settings.domains} />
            </>
          )}
        </QueryPart>
        <Directory />
        {query.data && <Consequences {...query.data} />}
      </div>
    </SettingsRow>
  );
}

function Consequences({ provider, owners, keepPassword, elsewhere }: SingleSignOn) {
  return (
    <div className="grid gap-1">
      {!provider?.isPasswordOff && (
        <EffectLine>
          Passwords can be turned off once every owner has signed in with single sign-on:{' '}
          {owners.usedBy} of {owners.total}{' '}
          {owners.total === 1 || owners.usedBy === 1 ? 'has' : 'have'}.
        </EffectLine>
      )}
      {provider && keepPassword > 0 && (
        <EffectLine>
          {counted(keepPassword, 'person', 'people')} always {keepPassword === 1 ? 'keeps' : 'keep'}{' '}
          the password: an address outside the verified domains, or an account that runs this
          installation.
        </EffectLine>
      )}
      {provider && elsewhere > 0 && (
        <EffectLine>
          {counted(elsewhere, 'person', 'people')} {elsewhere === 1 ? 'belongs' : 'belong'} to
          another organization too. With passwords off, this organization opens to them only after
          they have left the other one.
        </EffectLine>
      )}
    </div>
  );
}
