import { Level } from '@/components/planning/level.tsx';
import { shortDay } from '@/lib/format-day.ts';
import { useShowsMoods } from '@/lib/use-active-features.ts';
import { CoverageFigure } from '@/sample/components/coverage-figure.tsx';
import { isAboutMood, textOf } from '@/sample/domain/sentence.ts';
import { initiativeStatus, inOrder } from '../domain/progress.ts';
import type { OffboardingProject } from '../domain/project.ts';
import { changeOf, largestFallFirst, writeChange } from '../domain/sentiment-change.ts';
import { InitiativeStatusLabel } from './initiative-status.tsx';
import { OverviewList } from './overview-list.tsx';
import { overviewSentence } from './overview-sentence.ts';
import { ProjectDetails } from './project-details.tsx';

const shown = 3;

export function Overview({ project }: { project: OffboardingProject }) {
  const showsMoods = useShowsMoods();
  const open = inOrder(project.initiatives).filter(
    (initiative) => initiativeStatus(initiative) !== 'completed',
  );
  const { knowledge } = project;
  const people = showsMoods ? largestFallFirst(project.teamImpact) : project.teamImpact;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_304px]">
      <div className="grid min-w-0 gap-8">
        <p className="max-w-measure text-pretty text-16">{overviewSentence(project, showsMoods)}</p>
        <OverviewList
          title="What comes next"
          note="Open initiatives, earliest due date first"
          more={{ tab: 'initiatives', words: 'All initiatives' }}
          nothing="Every initiative is completed."
          items={open.slice(0, shown).map((initiative) => ({
            id: initiative.id,
            name: initiative.title,
            note: `${initiative.assignee.name}, due ${shortDay(initiative.dueDate)}`,
            figure: <InitiativeStatusLabel status={initiativeStatus(initiative)} />,
          }))}
        />
        <OverviewList
          title="Least covered knowledge"
          note="How much of an area others already know, %"
          more={{ tab: 'knowledge-map', words: 'Knowledge map' }}
          nothing="There are no knowledge areas."
          items={knowledge.slice(0, shown).map(({ area, coverage, alternatives }) => ({
            id: area,
            name: area,
            note:
              alternatives.length > 0
                ? alternatives.map(({ name }) => name).join(', ')
                : 'Nobody could step in yet',
            figure: <CoverageFigure percent={coverage} className="w-36 md:w-48" />,
          }))}
        />
        <OverviewList
          title="People to speak to"
          note={
            showsMoods
              ? 'Change of sentiment since the announcement, points of 10'
              : 'How much the departure changes for them'
          }
          more={{ tab: 'team-impact', words: 'Team impact' }}
          nothing="Nobody works with them closely."
          items={people.slice(0, shown).map((touched) => {
            const change = showsMoods ? changeOf(touched) : null;
            return {
              id: touched.person.id,
              name: touched.person.name,
              note:
                showsMoods || !isAboutMood(touched.notes)
                  ? textOf(touched.notes)
                  : touched.relationship,
              figure: (
                <span className="flex items-center justify-end gap-4">
                  {change !== null && <span className="font-strong">{writeChange(change)}</span>}
                  <Level value={touched.impactLevel} className="w-20" />
                </span>
              ),
            };
          })}
        />
      </div>
      <ProjectDetails project={project} />
    </div>
  );
}
