import type { HeldProfile } from '@rapport/contract';
import { FactSection, Facts } from '@/components/ui/facts.tsx';
import { longMoment } from '@/lib/format-day.ts';

const moment = (at: string) => <time dateTime={at}>{longMoment(at)}</time>;

export function HeldSignIn({ signIn }: { signIn: HeldProfile['signIn'] }) {
  const { twoFactor, singleSignOn, passkeys, assistants } = signIn;
  return (
    <FactSection title="Sign-in">
      <Facts
        facts={[
          {
            label: 'Two-factor sign-in',
            value: twoFactor && (
              <span>On{twoFactor.since && <> since {moment(twoFactor.since)}</>}</span>
            ),
            absent: 'Off',
          },
          {
            label: 'Single sign-on',
            value: singleSignOn.length > 0 && <Links links={singleSignOn} />,
            absent: 'Not used',
          },
          {
            label: 'Passkeys',
            value: passkeys.length > 0 && <Used things={passkeys} />,
            absent: 'None',
          },
          {
            label: 'Assistants',
            value: assistants.length > 0 && <Used things={assistants.map(withPlace)} />,
            absent: 'None',
          },
        ]}
      />
    </FactSection>
  );
}

function Links({ links }: { links: HeldProfile['signIn']['singleSignOn'] }) {
  return (
    <ul className="grid gap-2">
      {links.map(({ provider, subject, since, lastUsedAt }) => (
        <li key={provider}>
          <div className="wrap-anywhere">{provider}</div>
          <div className="text-12 text-ink-3 wrap-anywhere">Your id there: {subject}</div>
          <div className="text-12 text-ink-3">
            Since {moment(since)}, last used {moment(lastUsedAt)}
          </div>
        </li>
      ))}
    </ul>
  );
}

type SignIn = HeldProfile['signIn'];

const withPlace = ({ name, host, ...times }: SignIn['assistants'][number]) => ({
  ...times,
  name: `${name}, ${host}`,
});

function Used({ things }: { things: SignIn['passkeys'] }) {
  return (
    <ul className="grid gap-2">
      {things.map(({ name, since, lastUsedAt }) => (
        <li key={since}>
          <div className="wrap-anywhere">{name}</div>
          <div className="text-12 text-ink-3">
            Since {moment(since)}, {lastUsedAt ? <>last used {moment(lastUsedAt)}</> : 'never used'}
          </div>
        </li>
      ))}
    </ul>
  );
}
