import type { ImpactLevel } from '@/components/planning/level.tsx';
import { daysBetween, yearsBetween } from '@/lib/days.ts';
import { employeeIn } from '@/sample/domain/employee.ts';
import type { Plan, Timeframe } from './plan.ts';
import { rankCandidates } from './ranking.ts';
import { candidatesFor } from './search/candidates.ts';
import type { Succession } from './succession.ts';
import { developmentTimeline, dueOn } from './timeline.ts';

const urgencies: Record<Timeframe, ImpactLevel> = {
  1: 'critical',
  3: 'high',
  6: 'medium',
  12: 'low',
  18: 'low',
};

/** Only primary and secondary candidates are on the shortlist. */
const shortlistLength = 3;

/** Figures derived from a plan; they are never stored. */
export function planFigures(succession: Succession, plan: Plan) {
  const subject = employeeIn(succession.employees, plan.person);
  const candidates = rankCandidates(
    candidatesFor(succession, plan.person, plan.scope),
    plan.criteria,
  );
  const shortlist = candidates
    .filter(({ status }) => status !== 'development')
    .slice(0, shortlistLength);
  const due = dueOn(plan.created, plan.timeframe);
  const timelines = shortlist.map((candidate) => ({
    candidate,
    phases: developmentTimeline(candidate, plan),
  }));
  const elapsed = timelines[0]?.phases.map((phase) => phase.elapsed) ?? [0];
  return {
    subject,
    yearsHere: yearsBetween(subject.startDate, succession.today),
    candidates,
    shortlist,
    timelines,
    due,
    daysRemaining: Math.max(0, daysBetween(plan.asOf, due)),
    /** Mean progress of the shortlisted people's development by time, in percent. */
    progress: Math.round(elapsed.reduce((sum, one) => sum + one, 0) / elapsed.length),
    urgency: urgencies[plan.timeframe],
    status: 'active',
  };
}

export type PlanFigures = ReturnType<typeof planFigures>;
