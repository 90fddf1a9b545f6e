type CustomOption = { id: string; label: string };

export type CustomQuestion = {
  id: string;
  topic: string;
  question: string;
  choice: 'single' | 'multi';
  options: readonly CustomOption[];
};

export const customQuestions: readonly CustomQuestion[] = [
  {
    id: 'scenario_type',
    topic: 'Kind',
    question: 'What kind of scenario is it?',
    choice: 'single',
    options: [
      { id: 'people_change', label: 'People change' },
      { id: 'organizational', label: 'Organizational' },
      { id: 'crisis_management', label: 'Crisis management' },
      { id: 'business_event', label: 'Business event' },
      { id: 'operational', label: 'Operational' },
      { id: 'other', label: 'Other' },
    ],
  },
  {
    id: 'impact_scope',
    topic: 'Reach',
    question: 'Who would be affected?',
    choice: 'multi',
    options: [
      { id: 'individual_level', label: 'Individual level' },
      { id: 'team_level', label: 'Team level' },
      { id: 'department_level', label: 'Department level' },
      { id: 'company_wide', label: 'Company wide' },
      { id: 'external_stakeholders', label: 'External stakeholders' },
    ],
  },
  {
    id: 'data_sources',
    topic: 'Data',
    question: 'Which data should be used?',
    choice: 'multi',
    options: [
      { id: 'sentiment_data', label: 'Sentiment data' },
      { id: 'performance_data', label: 'Performance data' },
      { id: 'meeting_patterns', label: 'Meeting patterns' },
      { id: 'task_completion', label: 'Task completion' },
      { id: 'communication', label: 'Communication' },
      { id: 'skills_inventory', label: 'Skills inventory' },
      { id: 'org_structure', label: 'Organization structure' },
    ],
  },
  {
    id: 'timeline',
    topic: 'Time',
    question: 'Over what period?',
    choice: 'single',
    options: [
      { id: 'immediate', label: 'Immediate' },
      { id: 'short_term', label: 'Short term' },
      { id: 'medium_term', label: 'Medium term' },
      { id: 'long_term', label: 'Long term' },
      { id: 'ongoing', label: 'Ongoing' },
    ],
  },
  {
    id: 'success_metrics',
    topic: 'Success',
    question: 'How would you measure success?',
    choice: 'multi',
    options: [
      { id: 'sentiment_maintained', label: 'Sentiment maintained' },
      { id: 'productivity_metrics', label: 'Productivity metrics' },
      { id: 'retention_rates', label: 'Retention rates' },
      { id: 'financial_impact', label: 'Financial impact' },
      { id: 'project_delivery', label: 'Project delivery' },
      { id: 'stakeholder_satisfaction', label: 'Stakeholder satisfaction' },
    ],
  },
  {
    id: 'risk_factors',
    topic: 'Risks',
    question: 'Which risks matter most?',
    choice: 'multi',
    options: [
      { id: 'knowledge_loss', label: 'Knowledge loss' },
      { id: 'team_morale', label: 'Team morale' },
      { id: 'productivity_drop', label: 'Productivity drop' },
      { id: 'client_impact', label: 'Client impact' },
      { id: 'regulatory_compliance', label: 'Regulatory compliance' },
      { id: 'competitive_advantage', label: 'Competitive advantage' },
      { id: 'financial_costs', label: 'Financial costs' },
    ],
  },
];
