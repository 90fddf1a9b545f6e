import { fewestTiedPeople, type TiedPeople, type TiedPerson, type WhatIf } from '@rapport/contract';
import { Unplug, UserSearch } from 'lucide-react';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { CoverageLine } from '@/components/organization-figures/coverage-line.tsx';
import { useFigures } from '@/components/organization-figures/figures-by-period.ts';
import { FiguresOf, FiguresOfMeetings } from '@/components/organization-figures/figures-of.tsx';
import { PeriodSwitch } from '@/components/organization-figures/period-switch.tsx';
import { CaseLink } from '@/components/planning/case-link.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { counted } from '@/lib/number-words.ts';
import { tiedPeopleQueryOptions, useWhatIf } from './api/what-if.ts';
import { Parted } from './parted.tsx';
import { PastDepartures } from './past-departures.tsx';
import { SaveAsScenario } from './save-as-scenario.tsx';
import { useLeavers } from './use-leavers.ts';
import { WhatItKnows } from './what-it-knows.tsx';
import { WhoLeaves } from './who-leaves.tsx';

/** What would come apart if one or two people of the organization left. */
export function WhatIfPage() {
  const query = useFigures(tiedPeopleQueryOptions);
  const { coverage } = query.data ?? {};
  return (
    <>
      <PageHead
        back={<BackLink to="/offboarding?data=own">Offboarding</BackLink>}
        title="What-if simulation"
        badge={<SourceSwitch source="own" />}
        lead="What would come apart if one or two people left, as far as your meetings show."
        {...(coverage?.state !== 'empty' && {
          note: coverage ? <CoverageLine coverage={coverage} /> : '\u00a0',
          actions: (
            <>
              <PeriodSwitch shown={query.data?.period} />
              <Save />
            </>
          ),
        })}
      />
      <FiguresOfMeetings
        query={query}
        what="the people with ties"
        loading="the ties"
        skeleton={shape}
      >
        {(tied) =>
          tied.people.length < fewestTiedPeople ? (
            <TooFewTies tied={tied} />
          ) : (
            <Choice tied={tied} />
          )
        }
      </FiguresOfMeetings>
    </>
  );
}

/** Only the displayed result can be saved, so saving is disabled while it changes. */
function Save() {
  const { leavers } = useLeavers();
  const { data, isPlaceholderData } = useWhatIf(leavers);
  return leavers.length > 0 && data?.departure && !isPlaceholderData ? (
    <SaveAsScenario whatIf={data} />
  ) : null;
}

function TooFewTies({ tied }: { tied: TiedPeople }) {
  return (
    <StateBox kind="empty" icon={Unplug} title="Too few ties to draw">
      {`${counted(tied.people.length, 'person has', 'people have')} a tie in this period; from ${fewestTiedPeople} on, you see what would come apart. Choose a longer period, or match more speakers.`}
    </StateBox>
  );
}

/** A person no longer in the directory can still be removed from the choice. */
const unknownPerson = { name: 'Unknown person', title: null, department: null, ties: 0 } as const;

function Choice({ tied }: { tied: TiedPeople }) {
  const { leavers, toggle } = useLeavers();
  const known = new Map(tied.people.map((person) => [person.id, person]));
  const query = useWhatIf(leavers);
  const chosen = leavers.map((id): TiedPerson => {
    const person = known.get(id) ?? query.data?.leavers.find((leaver) => leaver.id === id);
    return { ...unknownPerson, id, ...person };
  });
  return (
    <>
      <div className="grid items-start gap-8 min-[1040px]:grid-cols-[minmax(0,1fr)_272px] min-[1240px]:grid-cols-[240px_minmax(0,1fr)_272px] *:min-w-0">
        <WhoLeaves tied={tied} chosen={chosen} onToggle={toggle} />
        {leavers.length > 0 ? (
          <Result query={query} />
        ) : (
          <StateBox
            kind="empty"
            icon={UserSearch}
            className="min-h-48"
            title="Nobody is chosen yet"
          >
            Choose one or two people to see which ties would go with them.
          </StateBox>
        )}
      </div>
      <PastDepartures />
      <WhatItKnows meetings={tied.coverage.meetings} />
    </>
  );
}

/** Sections over the full width; on narrow screens they are below the people. */
const wholeWidth = 'min-[1040px]:col-span-2';

function Result({ query }: { query: ReturnType<typeof useWhatIf> }) {
  const { departure } = query.data ?? {};
  if (query.data && departure)
    return (
      <Outdated isOld={query.isPlaceholderData} className="*:min-w-0">
        <Parted
          whatIf={query.data}
          departure={departure}
          actions={<Cases leavers={query.data.leavers} />}
        />
      </Outdated>
    );
  return (
    <div className={wholeWidth}>
      <FiguresOf query={query} what="what would change" loading="the ties" skeleton={shape}>
        {() => null}
      </FiguresOf>
    </div>
  );
}

/** One link per leaver, because a project is about one person. */
const Cases = ({ leavers }: Pick<WhatIf, 'leavers'>) => (
  <div className="flex flex-wrap gap-2">
    {leavers.map(({ id, name }) => (
      <CaseLink key={id} isSmall personId={id} name={leavers.length > 1 ? name : undefined} />
    ))}
  </div>
);

const shape = (
  <>
    <Skeleton className="mb-3 h-9" />
    <Skeleton className="h-90 rounded-control" />
  </>
);
