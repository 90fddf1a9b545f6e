import { Minus, Plus, TriangleAlert } from 'lucide-react';
import { counted } from '@/lib/number-words.ts';
import { useShowsMoods } from '@/lib/use-active-features.ts';
import { shownSentences } from '@/sample/domain/sentence.ts';
import type { Plan } from '../domain/plan.ts';
import type { RankedCandidate } from '../domain/ranking.ts';
import { developmentTimeline } from '../domain/timeline.ts';
import { DotPlot } from './dot-plot.tsx';
import { Phases } from './phases.tsx';
import { lateBy, readinessWords } from './readiness-words.ts';
import { ScoreSum } from './score-sum.tsx';

type CandidateDetailsProps = {
  candidate: RankedCandidate;
  others: readonly RankedCandidate[];
  plan: Pick<Plan, 'criteria' | 'timeframe' | 'created' | 'asOf'>;
};

export function CandidateDetails({ candidate, others, plan }: CandidateDetailsProps) {
  const showsMoods = useShowsMoods();
  const late = lateBy(candidate.readyIn, plan.timeframe);
  return (
    <div className="@container">
      {late > 0 && (
        <p className="mb-4 flex gap-2 text-pretty">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none text-neu" />
          {`${readinessWords(candidate.readyIn)}, but the plan is for ${counted(plan.timeframe, 'month')}: someone has to stand in for ${counted(late, 'month')}.`}
        </p>
      )}
      <DotPlot candidate={candidate} others={others} weights={plan.criteria} />
      {candidate.overallScore !== undefined && (
        <ScoreSum candidate={candidate} weights={plan.criteria} />
      )}
      <div className="mt-6 grid gap-x-8 gap-y-6 @min-[480px]:grid-cols-2">
        <Points
          title="Strengths"
          icon={Plus}
          points={shownSentences(candidate.strengths, showsMoods)}
        />
        <Points
          title="Development areas"
          icon={Minus}
          points={shownSentences(candidate.developmentAreas, showsMoods)}
        />
      </div>
      <section className="mt-6 border-line-2 border-t pt-3">
        <h3 className="mb-3">Development Timeline</h3>
        <Phases phases={developmentTimeline(candidate, plan)} />
      </section>
    </div>
  );
}

type PointsProps = { title: string; icon: typeof Plus; points: readonly string[] };

function Points({ title, icon: Icon, points }: PointsProps) {
  return (
    <section className="border-line-2 border-t pt-3">
      <h3 className="mb-1">{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point} className="flex gap-2 py-1">
            <Icon aria-hidden className="mt-[3px] size-3.5 flex-none text-ink-3" />
            <span className="text-pretty">{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
