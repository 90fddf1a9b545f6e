import type { WhatIf } from '@rapport/contract';
import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { CoverageLine } from '@/components/organization-figures/coverage-line.tsx';
import { FiguresOfMeetings } from '@/components/organization-figures/figures-of.tsx';
import { LiveOrganizationFigures } from '@/components/organization-figures/live-organization-figures.ts';
import { PeriodSwitch } from '@/components/organization-figures/period-switch.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { useWhatIf } from './api/what-if.ts';
import { DepartmentLinks } from './department-links.tsx';
import { Parted } from './parted.tsx';
import { namesIn } from './what-if-words.ts';
import { WhatItKnows } from './what-it-knows.tsx';

type OfPersonProps = { personId: string; children: (whatIf: WhatIf) => ReactNode };

function WhatIfOf({ personId, children }: OfPersonProps) {
  const query = useWhatIf([personId]);
  return (
    <FiguresOfMeetings
      query={query}
      what="what would change"
      skeleton={
        <Loading label="Loading the ties...">
          <Skeleton className="h-96" />
        </Loading>
      }
    >
      {children}
    </FiguresOfMeetings>
  );
}

/** What the departure of one person would take apart. */
export const WhatItMeans = ({ personId }: { personId: string }) => (
  <WhatIfOf personId={personId}>
    {(whatIf) => (
      <>
        <LiveOrganizationFigures />
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-12 text-ink-3">
            <CoverageLine coverage={whatIf.coverage} />
          </p>
          <PeriodSwitch shown={whatIf.period} />
        </div>
        {whatIf.departure ? (
          <div className="grid items-start gap-8 min-[1040px]:grid-cols-[minmax(0,1fr)_272px] *:min-w-0">
            <Parted whatIf={whatIf} departure={whatIf.departure} />
          </div>
        ) : (
          <TooFewTies />
        )}
        <WhatItKnows meetings={whatIf.coverage.meetings} />
      </>
    )}
  </WhatIfOf>
);

/** The links between departments that would part without one person. */
export const LinksOfPerson = ({ personId }: { personId: string }) => (
  <WhatIfOf personId={personId}>
    {(whatIf) => {
      const { departure } = whatIf;
      return departure ? (
        <DepartmentLinks whatIf={whatIf} links={departure.links} nameOf={namesIn(whatIf)} />
      ) : null;
    }}
  </WhatIfOf>
);

const TooFewTies = () => (
  <StateBox kind="empty" icon={Unplug} title="Too few ties to draw">
    Fewer than ten people have a tie in this period. Choose a longer one, or match more speakers.
  </StateBox>
);
