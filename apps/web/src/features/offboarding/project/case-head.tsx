import type { OffboardingProject } from '@rapport/contract';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShareButton } from '@/components/plan-sharing/share-button.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { daysBetween } from '@/lib/days.ts';
import { writeDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { offboardingKey } from '../api/offboardings.ts';
import { statusOf } from '../status.ts';
import { DeleteProject } from './delete-project.tsx';
import { KnownTo } from './known-to.tsx';

type CaseHeadProps = { project: OffboardingProject; onEdit: () => void };

/** The head of all tabs: who leaves and when, who looks after it, who knows, and how far it is. */
export function CaseHead({ project, onEdit }: CaseHeadProps) {
  const { id, person, title, department, lastDay, today, lookedAfterBy, note } = project;
  const role = title ?? department;
  return (
    <>
      <PageHead
        title={person.name}
        badge={<Badge variant="role">{statusOf(lastDay, today)}</Badge>}
        back={<BackLink to="/offboarding?data=own">Offboarding</BackLink>}
        lead="Everything about one departure: what it means, what is handed over, who could follow, how it went."
        actions={
          <span className="flex flex-wrap gap-2 max-md:*:flex-1 max-md:[&>:first-child]:basis-full print:hidden">
            <ShareButton plan={{ kind: 'offboarding', id, queryKey: offboardingKey }} />
            {project.canChange && (
              <Button icon={Pencil} onClick={onEdit}>
                Days and note
              </Button>
            )}
            {project.canManage && <DeleteProject project={project} />}
          </span>
        }
      />
      <dl className="mb-4 grid grid-cols-2 gap-x-6 gap-y-3 md:flex md:flex-wrap md:gap-x-12">
        {role && <Fact label={title ? 'Role' : 'Department'}>{role}</Fact>}
        <Fact label="Last day">
          {lastDay === null ? (
            'No day yet'
          ) : (
            <>
              {writeDay(lastDay, {
                weekday: 'short',
                day: 'numeric',
                month: 'long',
                year: 'numeric',
              })}{' '}
              <span className="whitespace-nowrap font-body text-12 text-ink-2">
                {daysWords(daysBetween(today, lastDay))}
              </span>
            </>
          )}
        </Fact>
        <Fact label="Looked after by">{lookedAfterBy ?? 'Those who may plan about persons'}</Fact>
        <Fact label="Known to">
          <KnownTo project={project} />
        </Fact>
        <HandedOver project={project} />
      </dl>
      {note && <p className="mb-4 max-w-[92ch] whitespace-pre-wrap wrap-anywhere">{note}</p>}
    </>
  );
}

/** After the last day the days count up. */
function daysWords(days: number): string {
  if (days === 0) return 'today';
  return days > 0 ? `in ${counted(days, 'day')}` : `${counted(-days, 'day')} ago`;
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-12 text-ink-2">{label}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);

const HandedOver = ({ project: { done, seen, items } }: Pick<CaseHeadProps, 'project'>) => (
  <div className="max-md:col-span-2 md:ml-auto md:min-w-60">
    <dt className="text-12 text-ink-2">
      {items === 0 ? (
        'Handed over'
      ) : (
        <>
          Handed over <span className="font-strong text-ink">{done}</span> of {items}
          {done > 0 && (
            <>
              , <span className="font-strong text-ink">{seen}</span> of them seen in meetings
            </>
          )}
        </>
      )}
    </dt>
    <dd className="pt-2">
      {items === 0 ? (
        <span className="font-medium">Nothing to hand over</span>
      ) : (
        <Progress
          label="Handed over"
          percentage={(100 * done) / items}
          sure={(100 * seen) / items}
        />
      )}
    </dd>
  </div>
);
