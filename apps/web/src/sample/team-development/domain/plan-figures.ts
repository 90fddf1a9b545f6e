import type { Alignment, DevelopmentPlan } from './development-plan.ts';

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean progress of the goals, in whole percent. */
export const progressOf = (goals: DevelopmentPlan['goals']): number =>
  Math.round(mean(goals.map(({ progress }) => progress)));

/** High when every goal serves a strategic initiative, medium when at least half do. */
export function alignmentOf({ goals }: Pick<DevelopmentPlan, 'goals'>): Alignment {
  const share = goals.filter(({ serves }) => serves !== null).length / goals.length;
  if (share === 1) return 'high';
  return share >= 0.5 ? 'medium' : 'low';
}

export function summaryOf(plans: readonly Pick<DevelopmentPlan, 'goals' | 'risk'>[]) {
  return {
    averageProgress: Math.round(mean(plans.map(({ goals }) => progressOf(goals)))),
    activeGoals: plans.reduce((sum, { goals }) => sum + goals.length, 0),
    atRisk: plans.filter(({ risk }) => risk !== null).length,
    highAlignment: plans.filter((plan) => alignmentOf(plan) === 'high').length,
  };
}
