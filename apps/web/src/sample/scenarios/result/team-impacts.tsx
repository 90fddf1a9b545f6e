import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { Level } from '@/components/planning/level.tsx';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import type { KeyMetrics } from '../domain/key-metrics.ts';
import type { Analysis, KeyMember, TeamImpact } from '../domain/scenario.ts';
import { teamsWords } from './result-words.ts';

type TeamImpactsProps = { analysis: Analysis; metrics: KeyMetrics; isPrinting: boolean };

export function TeamImpacts({ analysis, metrics, isPrinting }: TeamImpactsProps) {
  const { teamImpacts } = analysis;
  const firstHigh = teamImpacts.find(({ impactLevel }) => impactLevel === 'high') ?? teamImpacts[0];
  return (
    <>
      <p className="mb-3 break-after-avoid text-ink-2">{teamsWords(metrics)}</p>
      <div className="grid gap-2">
        {teamImpacts.map((team) => (
          <TeamFold
            key={team.id}
            team={team}
            isOpenAtFirst={team === firstHigh}
            isPrinting={isPrinting}
          />
        ))}
      </div>
    </>
  );
}

type TeamFoldProps = { team: TeamImpact; isOpenAtFirst: boolean; isPrinting: boolean };

function TeamFold({ team, isOpenAtFirst, isPrinting }: TeamFoldProps) {
  const { name, description, currentSize, impactLevel, keyMembers } = team;
  return (
    <Collapsible.Root
      defaultOpen={isOpenAtFirst}
      className="rounded-control border border-line-2 bg-surface print:break-inside-avoid"
    >
      <h2 className="font-body text-14 tracking-normal">
        <Collapsible.Trigger className="group grid min-h-15 w-full cursor-default grid-cols-[16px_minmax(0,1fr)_auto_auto] items-center gap-x-3 rounded-control px-4 py-2.5 text-left data-[state=closed]:hover:bg-hover @max-[520px]:grid-cols-[16px_minmax(0,1fr)_auto] @max-[520px]:gap-x-2.5">
          <ChevronDown
            aria-hidden
            className="size-4 text-ink-3 transition-transform group-data-[state=closed]:-rotate-90"
          />
          <span>
            <span className="block text-16 font-strong tracking-[-.01em]">{name}</span>
            <span className="block text-pretty text-12 text-ink-2">{description}</span>
          </span>
          <span className="mx-3 whitespace-nowrap text-12 text-ink-2 @max-[520px]:hidden">
            {currentSize} people
          </span>
          <Level value={impactLevel} className="@min-[520px]:min-w-22" />
        </Collapsible.Trigger>
      </h2>
      <Collapsible.Content
        {...(isPrinting && { forceMount: true })}
        className="pt-1 pr-4 pb-4 pl-11 @max-[520px]:pl-4"
      >
        <dl className="mt-3 mb-4 grid gap-x-6 gap-y-4 @min-[520px]:grid-cols-3">
          <Meter name="Soft skills impact" percent={team.softSkillsImpact} />
          <Meter name="Hard skills impact" percent={team.hardSkillsImpact} />
          <Meter name="Economic feasibility" percent={team.economicFeasibility} />
        </dl>
        <h3 className="mb-0.5">Key members</h3>
        <StackedTable
          label={`Key members of ${name}`}
          columns={memberColumns}
          rows={keyMembers}
          keyOf={({ id }) => id}
        />
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

function Meter({ name, percent }: { name: string; percent: number }) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-strong">{percent} %</dd>
      <dd aria-hidden className="col-span-2 mt-1.5">
        <FigureBar percent={percent} />
      </dd>
    </div>
  );
}

const memberColumns: readonly StackedColumn<KeyMember>[] = [
  {
    label: 'Person',
    className: 'w-[38%]',
    cell: ({ name, role }) => (
      <div className="flex items-center gap-2.5">
        <Avatar name={name} />
        <div className="min-w-0">
          <div className="font-medium">{name}</div>
          <div className="text-12 text-ink-2">{role}</div>
        </div>
      </div>
    ),
  },
  {
    label: 'Impact',
    cell: ({ impact }) => (
      <span className="block text-pretty text-ink-2 @min-[480px]:pt-1.5">{impact}</span>
    ),
  },
  {
    label: 'Risk level',
    className: 'w-27',
    cell: ({ riskLevel }) => <Level value={riskLevel} className="@min-[480px]:pt-2" />,
  },
];
