export const replacementTimelines = [
  { id: 'immediate', label: 'Immediate' },
  { id: '3-months', label: '3-6 months' },
  { id: '6-months', label: '6+ months' },
] as const;

export const communicationStrategies = [
  { id: 'immediate', label: 'Immediate', meaning: 'Everyone at once' },
  { id: 'planned', label: 'Planned', meaning: 'Board, leaders, all' },
  { id: 'confidential', label: 'Confidential', meaning: 'Named people only' },
] as const;

export const impactAreas = [
  { id: 'board_and_investors', label: 'Board and investors' },
  { id: 'key_clients', label: 'Key clients' },
  { id: 'product_strategy', label: 'Product strategy' },
  { id: 'culture_and_morale', label: 'Culture and morale' },
  { id: 'hiring', label: 'Hiring' },
  { id: 'partnerships', label: 'Partnerships' },
] as const;

export const priorities = [
  { id: 'leadershipContinuity', name: 'Leadership Continuity' },
  { id: 'teamStability', name: 'Team Stability' },
  { id: 'strategicExecution', name: 'Strategic Execution' },
  { id: 'stakeholderConfidence', name: 'Stakeholder Confidence' },
  { id: 'operationalImpact', name: 'Operational Impact' },
] as const;
