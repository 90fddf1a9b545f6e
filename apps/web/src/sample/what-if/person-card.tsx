import { UserMinus } from 'lucide-react';
import { riskTone } from '@/components/planning/figure-bands.ts';
import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import type { DepartureAnalysis } from '@/sample/domain/departure/impact.ts';
import type { Employee } from '@/sample/domain/employee.ts';

type PersonCardProps = {
  person: Employee;
  /** Undefined for the head of the company. */
  manager: Employee | undefined;
  keyMetrics: DepartureAnalysis['keyMetrics'];
};

export function PersonCard({ person, manager, keyMetrics }: PersonCardProps) {
  const { name, role, department, riskScore } = person;
  return (
    <section
      aria-label={name}
      className="@container rounded-control border border-line-2 bg-surface"
    >
      <div className="flex flex-wrap items-center gap-4 p-4">
        <Avatar name={name} size="large" />
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="text-16">{name}</h3>
          <p className="text-ink-2">
            {role}, {department}
          </p>
          <p className="text-12 text-ink-3">Reports to {manager ? manager.name : 'the board'}</p>
        </div>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 @max-[640px]:order-last @max-[640px]:w-full">
          <div>
            <p className="text-12 text-ink-2">Risk score</p>
            <p className="text-24 font-strong tracking-head">
              {riskScore.toFixed(1)}
              <span className="ml-0.5 text-12 font-body text-ink-3">/10</span>
            </p>
          </div>
          <FigureBar
            percent={riskScore * 10}
            tone={riskTone(riskScore)}
            className="w-full @min-[640px]:w-30"
          />
        </div>
        <ButtonLink
          to="/offboarding/new?data=sample"
          state={{ personId: person.id }}
          variant="primary"
          icon={UserMinus}
          className="@max-[640px]:order-last @max-[640px]:w-full"
        >
          Create Offboarding Project
        </ButtonLink>
      </div>
      <dl className="grid grid-cols-2 border-line border-t @min-[560px]:grid-cols-4 [&>*]:border-line [&>*:nth-child(even)]:border-l @min-[560px]:[&>*:nth-child(n+2)]:border-l @max-[559px]:[&>*:nth-child(n+3)]:border-t">
        <Metric name="Collaborations" value={keyMetrics.collaborations} />
        <Metric name="Meetings led" unit="past month" value={keyMetrics.meetingsLed} />
        <Metric name="Strategic projects" value={keyMetrics.strategicProjects} />
        <Metric name="Knowledge areas" value={keyMetrics.knowledgeAreas} />
      </dl>
    </section>
  );
}

function Metric({ name, value, unit }: { name: string; value: number; unit?: string }) {
  return (
    <div className="px-4 py-3">
      <dt className="text-12 text-ink-2">{name}</dt>
      <dd className="text-24 font-strong tracking-head">
        {value}
        {unit && <span className="ml-1 text-12 font-body text-ink-3">{unit}</span>}
      </dd>
    </div>
  );
}
