import type { SystemState } from '@rapport/contract';
import { FactSection, Facts } from '@/components/ui/facts.tsx';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { longMoment } from '@/lib/format-day.ts';

type Provider = SystemState['signInProviders'][number];

/** Nothing if no organization uses single sign-on. */
export function SignInProviders({ providers }: { providers: readonly Provider[] }) {
  return providers.map(({ organization, issuer, protocol, check, lastSuccessAt, failedTest }) => (
    <FactSection key={`${organization} ${issuer}`} title={`Sign-in provider of ${organization}`}>
      <Facts
        facts={[
          { label: 'Address', value: issuer },
          {
            label: 'Reachable',
            value: check && <Reachable check={check} />,
            absent:
              protocol === 'saml'
                ? 'Not checked: only browsers call it with SAML'
                : 'Being checked',
          },
          {
            label: 'Last success',
            value: lastSuccessAt && <Moment at={lastSuccessAt} />,
            absent: 'No sign-in or test yet',
          },
          {
            label: 'Last test',
            value: failedTest && (
              <>
                <StatusLabel status="failed" className="whitespace-normal">
                  {failedTest.error}
                </StatusLabel>
                <Checked at={failedTest.at} />
              </>
            ),
            absent: 'No error',
          },
        ]}
      />
    </FactSection>
  ));
}

function Reachable({ check: { at, problem } }: { check: NonNullable<Provider['check']> }) {
  return (
    <>
      <StatusLabel status={problem === null ? 'completed' : 'failed'} className="whitespace-normal">
        {problem ?? 'Yes'}
      </StatusLabel>
      <Checked at={at} />
    </>
  );
}

const Checked = ({ at }: { at: string }) => (
  <div className="text-12 text-ink-3">
    <Moment at={at} />
  </div>
);

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{longMoment(at)}</time>;
