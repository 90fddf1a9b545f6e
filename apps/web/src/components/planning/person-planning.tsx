import type { ReactNode } from 'react';
import { PageLoading } from '@/components/layout/page-states.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { useTrust } from '@/lib/use-active-features.ts';
import { useActiveOrganization } from '@/lib/use-active-organization.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

type PersonPlanningProps = {
  title: string;
  /** What is switched off, as the start of a sentence: 'What-if by person'. */
  subject: string;
  children: ReactNode;
};

/** A screen about single people; in works-council mode it is replaced by a sentence. */
export function PersonPlanning({ title, subject, children }: PersonPlanningProps) {
  const { trust, isPending } = useTrust();
  if (isPending) return <PageLoading className="min-h-[70dvh]" />;
  return trust.worksCouncilMode ? <SwitchedOff title={title} subject={subject} /> : children;
}

function SwitchedOff({ title, subject }: Omit<PersonPlanningProps, 'children'>) {
  usePageTitle(title);
  const organization = useActiveOrganization()?.name ?? 'this organization';
  return (
    <>
      <PageHead title={title} />
      <p className="max-w-[74ch] text-pretty">
        {`Works-council mode is on in ${organization}: ${subject} is switched off for everybody, also for the sample company.`}
      </p>
    </>
  );
}
