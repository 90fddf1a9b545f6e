import type { ScenarioTemplate } from './scenario-templates.ts';

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

type QuestionOption = { id: string; label: string; meaning?: string };

export type ScenarioQuestion = {
  id: string;
  topic: string;
  question: string;
  choice: 'single' | 'multi';
  options: readonly QuestionOption[];
};

const question =
  (choice: ScenarioQuestion['choice']) =>
  (
    id: string,
    topic: string,
    asked: string,
    labels: Readonly<Record<string, string>>,
  ): ScenarioQuestion => ({
    id,
    topic,
    question: asked,
    choice,
    options: Object.entries(labels).map(([option, label]) => ({ id: option, label })),
  });
const single = question('single');
const multi = question('multi');

/** Questions of a custom scenario. The answers are stored with it; nothing is computed from them. */
export const customQuestions: readonly ScenarioQuestion[] = [
  single('scenario_type', 'Kind', 'What kind of scenario is it?', {
    people_change: 'People change',
    organizational: 'Organizational',
    crisis_management: 'Crisis management',
    business_event: 'Business event',
    operational: 'Operational',
    other: 'Other',
  }),
  multi('impact_scope', 'Reach', 'Who would be affected?', {
    individual_level: 'Individual level',
    team_level: 'Team level',
    department_level: 'Department level',
    company_wide: 'Company wide',
    external_stakeholders: 'External stakeholders',
  }),
  multi('data_sources', 'Data', 'Which data should be used?', {
    sentiment_data: 'Sentiment data',
    performance_data: 'Performance data',
    meeting_patterns: 'Meeting patterns',
    task_completion: 'Task completion',
    communication: 'Communication',
    skills_inventory: 'Skills inventory',
    org_structure: 'Organization structure',
  }),
  single('timeline', 'Time', 'Over what period?', {
    immediate: 'Immediate',
    short_term: 'Short term',
    medium_term: 'Medium term',
    long_term: 'Long term',
    ongoing: 'Ongoing',
  }),
  multi('success_metrics', 'Success', 'How would you measure success?', {
    sentiment_maintained: 'Sentiment maintained',
    productivity_metrics: 'Productivity metrics',
    retention_rates: 'Retention rates',
    financial_impact: 'Financial impact',
    project_delivery: 'Project delivery',
    stakeholder_satisfaction: 'Stakeholder satisfaction',
  }),
  multi('risk_factors', 'Risks', 'Which risks matter most?', {
    knowledge_loss: 'Knowledge loss',
    team_morale: 'Team morale',
    productivity_drop: 'Productivity drop',
    client_impact: 'Client impact',
    regulatory_compliance: 'Regulatory compliance',
    competitive_advantage: 'Competitive advantage',
    financial_costs: 'Financial costs',
  }),
];

/** Additional questions for the departure of a chief executive. */
export const chiefQuestions: readonly ScenarioQuestion[] = [
  {
    id: 'replacement_timeline',
    topic: 'Replacement',
    question: 'Replacement timeline',
    choice: 'single',
    options: replacementTimelines,
  },
  {
    id: 'impact_areas',
    topic: 'Impact',
    question: 'Impact areas',
    choice: 'multi',
    options: impactAreas,
  },
  {
    id: 'communication',
    topic: 'Communication',
    question: 'Communication strategy',
    choice: 'single',
    options: communicationStrategies,
  },
];

export const questionsOf = (template: ScenarioTemplate): readonly ScenarioQuestion[] =>
  template === 'custom' ? customQuestions : template === 'ceo-departure' ? chiefQuestions : [];
