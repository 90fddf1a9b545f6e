export { communicationStrategies, impactAreas, replacementTimelines } from '@rapport/contract';

export const priorities = [
  { id: 'leadershipContinuity', name: 'Leadership Continuity' },
  { id: 'teamStability', name: 'Team Stability' },
  { id: 'strategicExecution', name: 'Strategic Execution' },
  { id: 'stakeholderConfidence', name: 'Stakeholder Confidence' },
  { id: 'operationalImpact', name: 'Operational Impact' },
] as const;
