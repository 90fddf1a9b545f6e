import type { Coverage, Period } from '@rapport/contract';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { CoverageLine } from './coverage-line.tsx';
import { PeriodSwitch } from './period-switch.tsx';

type OrganizationHeadProps = {
  title: string;
  lead: string;
  /** Undefined until loaded. */
  coverage: Coverage | undefined;
  period: Period | undefined;
};

/** The head of a screen with the organization's own figures. */
export function OrganizationHead({ title, lead, coverage, period }: OrganizationHeadProps) {
  return (
    <PageHead
      title={title}
      badge={<SourceSwitch source="own" />}
      lead={lead}
      {...(coverage?.state !== 'empty' && {
        // A blank line reserves the space while loading.
        note: coverage ? <CoverageLine coverage={coverage} /> : '\u00a0',
        actions: <PeriodSwitch shown={period} />,
      })}
    />
  );
}
