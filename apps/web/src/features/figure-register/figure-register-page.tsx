import {
  basisWords,
  endpoints,
  figureSubjects,
  lawTitle,
  lawWords,
  type RulesInForce,
  registerIntroduction,
  ruleWords,
} from '@rapport/contract';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { BackLink } from '@/components/ui/back-link.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { FactSection, FactSections, Facts } from '@/components/ui/facts.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { baseAddress } from '@/lib/base-address.ts';
import { addressOf } from '@/lib/call.ts';
import { useRulesInForce } from '@/lib/use-rules-in-force.ts';
import { RegisteredFigures } from './registered-figures.tsx';

/** Every figure with its source, purpose and limits, and who sees it under the current rules. */
export function FigureRegisterPage() {
  const query = useRulesInForce();
  const { data: rules, error } = query;
  return (
    <>
      <PageHead
        back={<BackLink to="/your-data">Your data</BackLink>}
        title="What is computed about whom"
        lead={registerIntroduction}
        actions={
          <>
            <FileLink path={addressOf(endpoints.rules.downloadPdf)} kind="PDF" />
            <FileLink path={addressOf(endpoints.rules.downloadCsv)} kind="CSV" />
          </>
        }
      />
      {rules ? (
        <Register rules={rules} />
      ) : error ? (
        <LoadFailed
          title="Failed to load the rules of your organization. Please try again."
          query={query}
        />
      ) : (
        <Loading label="Loading the rules of your organization..." block="h-80 w-full" />
      )}
    </>
  );
}

function FileLink({ path, kind }: { path: string; kind: 'PDF' | 'CSV' }) {
  return (
    <a className={buttonVariants()} href={new URL(path, baseAddress()).href} download>
      <Download aria-hidden />
      Download {kind}
    </a>
  );
}

function Register({ rules }: { rules: RulesInForce }) {
  const { hash } = useLocation();
  // The figures were rendered only now, so the browser could not scroll to the one in the address.
  useEffect(() => {
    const figure = document.getElementById(decodeURIComponent(hash.slice(1)));
    figure?.scrollIntoView();
    figure?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <>
      <FactSections>
        <FactSection title={`Rules of ${rules.organization}`}>
          <Facts facts={ruleWords(rules)} />
        </FactSection>
        <FactSection title={lawTitle}>
          <Facts facts={lawWords} />
        </FactSection>
        <FactSection title="What a figure rests on">
          <Facts
            facts={Object.values(basisWords).map(({ name, meaning }) => ({
              label: name,
              value: meaning,
            }))}
          />
        </FactSection>
      </FactSections>
      {figureSubjects.map((about) => (
        <RegisteredFigures key={about} about={about} rules={rules} />
      ))}
    </>
  );
}
