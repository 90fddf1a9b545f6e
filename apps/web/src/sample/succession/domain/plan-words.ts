import type { PlanForm, Reason, Scope, Timeframe } from './plan.ts';

type Words = { label: string; meaning: string };

export const reasonWords: Record<Reason, Words> = {
  retirement: { label: 'Retirement', meaning: 'They stop working on a known day' },
  promotion: { label: 'Promotion', meaning: 'They are promoted and the role becomes vacant' },
  performance: { label: 'Performance', meaning: 'The role needs someone else' },
  risk: { label: 'Risk', meaning: 'They might leave, and would be missed' },
  expansion: { label: 'Expansion', meaning: 'A second role of this kind opens' },
  voluntary: { label: 'Voluntary', meaning: 'They have handed in their notice' },
  emergency: { label: 'Emergency', meaning: 'They have left, or will within days' },
};

export const timeframeWords: Record<Timeframe, Words> = {
  1: { label: '1 month (Emergency)', meaning: 'Someone has to stand in at once' },
  3: { label: '3 months (Urgent)', meaning: 'Time for a handover, not for learning' },
  6: { label: '6 months (Standard)', meaning: 'Time for shadowing and a first budget' },
  12: { label: '12 months (Planned)', meaning: 'Time to close one larger gap' },
  18: { label: '18+ months (Long-term)', meaning: 'Time to grow into the role' },
};

export const scopeWords: Record<Scope, Words> = {
  internal: { label: 'Internal', meaning: 'People of this organization' },
  hybrid: { label: 'Hybrid', meaning: 'Them, and a few external candidates' },
  external: { label: 'External', meaning: 'External candidates only' },
};

/** 'retirement, 6 months (Standard), internal search' */
export function planWords({
  reason,
  timeframe,
  scope,
}: Pick<PlanForm, 'reason' | 'timeframe' | 'scope'>): string {
  return `${reasonWords[reason].label.toLowerCase()}, ${timeframeWords[timeframe].label}, ${scope} search`;
}
