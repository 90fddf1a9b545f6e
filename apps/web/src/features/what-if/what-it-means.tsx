import type { WhatIf } from '@rapport/contract';
import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { FiguresOfMeetings } from '@/components/organization-figures/figures-of.tsx';
import { LiveOrganizationFigures } from '@/components/organization-figures/live-organization-figures.ts';
import { PeriodHead } from '@/components/organization-figures/period-head.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { useWhatIf } from './api/what-if.ts';
import { DepartmentLinks } from './department-links.tsx';
import { Parted } from './parted.tsx';
import { namesIn } from './what-if-words.ts';
import { WhatItKnows } from './what-it-knows.tsx';

type OfPersonProps = {
  personId: string;
  /** The week of the last day, if it is over: the ties until then are counted. */
  lastWeek: string | undefined;
};

type WhatIfOfProps = OfPersonProps & { children: (whatIf: WhatIf) => ReactNode };

function WhatIfOf({ personId, lastWeek, children }: WhatIfOfProps) {
  const query = useWhatIf([personId], lastWeek);
  return (
    <FiguresOfMeetings query={query} what="what would change" loading="the ties" block="h-96">
      {children}
    </FiguresOfMeetings>
  );
}

/** What the departure of one person would take apart. */
export const WhatItMeans = (props: OfPersonProps) => (
  <WhatIfOf {...props}>
    {(whatIf) => (
      <>
        <LiveOrganizationFigures />
        <PeriodHead period={whatIf.period} coverage={whatIf.coverage} />
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
export const LinksOfPerson = (props: OfPersonProps) => (
  <WhatIfOf {...props}>
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
