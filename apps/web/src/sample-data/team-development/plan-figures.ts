import type { Alignment, DevelopmentPlan } from './development-plan.ts';

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of the goals' progress, in whole percent. */
export const progressOf = (goals: DevelopmentPlan['goals']): number =>
  Math.round(mean(goals.map(({ progress }) => progress)));

/** High when every goal serves a strategic initiative, medium when at least half do. */
export function alignmentOf({ goals }: DevelopmentPlan): Alignment {
  const share = goals.filter(({ serves }) => serves !== null).length / goals.length;
  if (share === 1) return 'high';
  return share >= 0.5 ? 'medium' : 'low';
}

/** The headline figures of a team. */
export function summaryOf(plans: readonly DevelopmentPlan[]) {
  return {
    averageProgress: Math.round(mean(plans.map(({ goals }) => progressOf(goals)))),
    activeGoals: plans.reduce((sum, { goals }) => sum + goals.length, 0),
    atRisk: plans.filter(({ risk }) => risk !== null).length,
    highAlignment: plans.filter((plan) => alignmentOf(plan) === 'high').length,
  };
}
