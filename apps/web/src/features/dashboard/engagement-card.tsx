import type { DepartmentFigures, OrganizationOverview } from '@rapport/contract';
import { areHeardKnown } from '@/components/organization-figures/coverage-words.ts';
import { useMapAddress } from '@/components/organization-map/map-address.ts';
import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { HeadlineCard } from '@/components/ui/headline-card.tsx';
import { counted, plural } from '@/lib/number-words.ts';
import { useActiveFeatures } from '@/lib/use-active-features.ts';

/** Only this many of the largest departments are shown. */
const shownDepartments = 8;

const share = ({ heard, people }: Pick<DepartmentFigures, 'heard' | 'people'>) =>
  people === 0 ? 0 : Math.round((100 * heard) / people);

/** The share of each department that was heard. */
export function EngagementCard({ overview }: { overview: OrganizationOverview }) {
  const { people, departments, coverage } = overview;
  const isKnown = areHeardKnown(coverage);
  const largest = [...departments]
    .sort((one, other) => other.people - one.people)
    .slice(0, shownDepartments)
    .sort((one, other) => share(other) - share(one));
  const map = useMapAddress()();
  const { features } = useActiveFeatures();
  return (
    <HeadlineCard
      title="Team Engagement"
      isShortOnPhones
      // The map shows who was heard.
      {...(features.interactionGraphs && { to: map })}
      {...(isKnown
        ? {
            value: share({ heard: people.heard.now, people: people.directory }),
            unit: '%',
            meaning: `of ${counted(people.directory, 'person', 'people')} ${plural(people.directory, 'was', 'were')} heard`,
          }
        : { value: '–', meaning: 'no speaker is known yet' })}
    >
      <dl className="grid grid-cols-2 gap-x-5 gap-y-1.5 text-12">
        {largest.map((department) => (
          <div
            key={department.department}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-1 gap-y-0.5"
          >
            <dt title={department.department} className="truncate text-ink-2">
              {department.department}
            </dt>
            <dd className="font-medium">{share(department)} %</dd>
            <FigureBar percent={share(department)} className="col-span-2 h-1" />
          </div>
        ))}
      </dl>
    </HeadlineCard>
  );
}
