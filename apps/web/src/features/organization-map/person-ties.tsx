import { type MapPerson, type OrganizationMap, tieQuestion, tiesQuestion } from '@rapport/contract';
import { EyeOff } from 'lucide-react';
import { ShowAsQuestion } from '@/components/ask/show-as-question.tsx';
import { DepartmentDot } from '@/components/connection-map/department-dot.tsx';
import { useEvidenceDrawer } from '@/components/organization-figures/evidence/use-evidence-drawer.tsx';
import { SmallNote } from '@/components/organization-figures/privacy-note.tsx';
import type { DepartmentColours } from '@/components/organization-map/department-colours.ts';
import { noDepartment } from '@/components/organization-map/organization-graph.ts';
import type { TieOfPerson } from '@/components/organization-map/ties-of-person.ts';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { cn } from '@/lib/cn.ts';
import { useShowsMoods } from '@/lib/use-active-features.ts';
import {
  changeOfTie,
  countSides,
  type SideCount,
  sayChange,
  tieSentence,
} from './person-figures.ts';
import { PersonSeries } from './person-series.tsx';
import type { ChosenPerson } from './use-chosen-person.ts';

type PersonTiesProps = {
  chosen: ChosenPerson;
  colours: DepartmentColours;
  period: OrganizationMap['period'];
};

const listed = 5;

export function PersonTies({ chosen: { person, ties }, colours, period }: PersonTiesProps) {
  const showsMoods = useShowsMoods();
  const { within, others } = countSides(person, ties);
  // The meetings are the figure beside each tie; its strength, which chooses them, is not shown.
  const strongest = ties
    .filter(({ change }) => change !== 'lost')
    .slice(0, listed)
    .toSorted((one, other) => other.meetings.now - one.meetings.now);
  const most = strongest.reduce((max, { meetings }) => Math.max(max, meetings.now), 1);
  return (
    <>
      <dl className="grid grid-cols-2 border-line border-y">
        <Side
          name={person.department ? `Ties in ${person.department}` : 'Ties in no department'}
          count={within}
        />
        <Side name="Ties to others" count={others} className="border-line border-l pl-4" />
      </dl>
      <div>
        <h3>{strongest.length < listed ? 'Ties' : 'Strongest five ties'}</h3>
        {strongest.length > 0 ? (
          <>
            <p className="mb-1.5 text-12 text-ink-3">
              Meetings in which they answered each other; change
            </p>
            <ul aria-label="Strongest ties">
              {strongest.map((tie) => (
                <Tie key={tie.other.id} {...{ person, tie, most, colours, period }} />
              ))}
            </ul>
          </>
        ) : (
          <p className="text-ink-2">No ties in this period.</p>
        )}
      </div>
      <PersonSeries personId={person.id} period={period} />
      {showsMoods && <SmallNote icon={EyeOff}>No mood is shown for one person.</SmallNote>}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`/users/${encodeURIComponent(person.id)}`} size="small">
          Open profile
        </ButtonLink>
        {person.isHeard && (
          <ButtonLink to={meetingsOf(person.id, period)} size="small">
            Meetings of this period
          </ButtonLink>
        )}
        <ShowAsQuestion
          question={tiesQuestion(person, period)}
          subject={`Ties of ${person.name}`}
        />
      </div>
    </>
  );
}

/** The meetings list, limited to those in which the person spoke in the period. */
const meetingsOf = (person: string, { from, to }: OrganizationMap['period']): string =>
  `/meetings?${new URLSearchParams({ person, from, to })}`;

type SideProps = { name: string; count: SideCount; className?: string };

function Side({ name, count, className }: SideProps) {
  return (
    <div className={cn('pt-2 pb-2.5', className)}>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd>
        <span className="font-strong text-24">{count.now}</span>{' '}
        <span className="text-12 text-ink-2">{sayChange(count)}</span>
      </dd>
    </div>
  );
}

type TieProps = Pick<PersonTiesProps, 'colours' | 'period'> & {
  person: MapPerson;
  tie: TieOfPerson;
  most: number;
};

/** A row that opens the meetings in which both answered each other. */
function Tie({ person, tie, most, colours, period }: TieProps) {
  const { other, meetings, change } = tie;
  const words = other.title ?? other.department ?? noDepartment;
  const { open, drawer } = useEvidenceDrawer({
    evidence: { of: 'tie', subject: person.id, other: other.id },
    title: `${person.name} and ${other.name}`,
    sentence: tieSentence(tie),
    children: change !== 'lost' && (
      <p>
        <ShowAsQuestion
          question={tieQuestion(person, other, period)}
          subject={`${person.name} and ${other.name}`}
        />
      </p>
    ),
  });
  return (
    <li className="relative grid min-h-10 grid-cols-[10px_minmax(0,1fr)_64px_32px_40px] items-center gap-x-2 border-line border-t hover:bg-hover max-md:min-h-11 max-md:grid-cols-[10px_minmax(0,1fr)_48px_32px_40px]">
      <DepartmentDot {...colours(other.department)} />
      <span className="min-w-0">
        <button
          type="button"
          title={other.name}
          aria-haspopup="dialog"
          onClick={open}
          className="block w-full cursor-default truncate text-left font-medium leading-[18px] outline-none after:absolute after:inset-0 focus-visible:after:rounded-inner focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          <bdi>{other.name}</bdi>
        </button>
        <span title={words} className="block truncate text-12 text-ink-3">
          {words}
        </span>
      </span>
      <span aria-hidden className="h-1.5 overflow-hidden rounded-[3px] bg-pressed">
        <span
          className="block h-full rounded-[3px] bg-ink-3"
          style={{ width: `${(100 * meetings.now) / most}%` }}
        />
      </span>
      <span className="text-right font-strong">{meetings.now}</span>
      <span className="text-right text-12 text-ink-2 whitespace-nowrap">
        {change === 'new' ? (
          <strong className="font-strong text-accent">new</strong>
        ) : (
          changeOfTie(meetings)
        )}
      </span>
      {drawer}
    </li>
  );
}
