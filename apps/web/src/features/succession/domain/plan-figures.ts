import type { ImpactLevel } from '@/components/planning/level.tsx';
import { daysBetween } from '@/lib/days.ts';
import { employee } from '@/sample-data/company/employees.ts';
import { candidatesFor } from '@/sample-data/succession/candidates.ts';
import type { Plan, Timeframe } from '@/sample-data/succession/plan.ts';
import { rankCandidates } from '@/sample-data/succession/ranking.ts';
import { developmentTimeline, dueOn } from './timeline.ts';

const urgencies: Record<Timeframe, ImpactLevel> = {
  1: 'critical',
  3: 'high',
  6: 'medium',
  12: 'low',
  18: 'low',
};

/** The best who are primary or secondary. */
const shortlistLength = 3;

/** What follows from a plan; nothing of it is written down twice. */
export function planFigures(plan: Plan) {
  const subject = employee(plan.person);
  const candidates = rankCandidates(candidatesFor(plan.person, plan.scope), plan.criteria);
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
    candidates,
    shortlist,
    timelines,
    due,
    daysRemaining: Math.max(0, daysBetween(plan.asOf, due)),
    /** How much of the shortlisted people's development is behind them, in percent. */
    progress: Math.round(elapsed.reduce((sum, one) => sum + one, 0) / elapsed.length),
    urgency: urgencies[plan.timeframe],
    status: 'active',
  };
}

export type PlanFigures = ReturnType<typeof planFigures>;
