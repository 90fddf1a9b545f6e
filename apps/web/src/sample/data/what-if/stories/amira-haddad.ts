import type { Story } from '@/sample/domain/departure/story.ts';

export const amiraHaddad: Story = {
  teams: [
    {
      team: 'Finance',
      impactLevel: 'critical',
      keyRisks: 'Closing of the year, forecast for the board',
      coverage: 49,
    },
    {
      team: 'Executive',
      impactLevel: 'high',
      keyRisks: 'Monthly figures three days later',
      coverage: 63,
    },
    { team: 'Sales', impactLevel: 'medium', keyRisks: 'Commission statements', coverage: 73 },
    {
      team: 'Product',
      impactLevel: 'medium',
      keyRisks: 'Revenue model of Pricing 2027',
      coverage: 66,
    },
    { team: 'Marketing', impactLevel: 'low', keyRisks: 'None in this quarter', coverage: 88 },
  ],
  people: [
    {
      id: 'yusuf-demir',
      sentimentRisk: 'high',
      description: 'Would close the year himself, with the auditors in the house.',
    },
    {
      id: 'nadia-rahman',
      sentimentRisk: 'medium',
      description: 'Is leaving too: the payroll handover would lose its sponsor.',
    },
    {
      id: 'stefan-brauer',
      sentimentRisk: 'high',
      description: 'Takes the quarterly closing over without a week of overlap.',
    },
    {
      id: 'lucia-ortega',
      sentimentRisk: 'medium',
      description: 'Knows half of the forecast model and would be asked for all of it.',
    },
    {
      id: 'noor-el-sayed',
      sentimentRisk: 'medium',
      description: 'Loses the person who tests each price against the books.',
    },
    {
      id: 'maya-cohen',
      sentimentRisk: 'low',
      description: 'Was learning forecasting from her; Lucía Ortega could go on.',
    },
  ],
  projects: {
    'Billing reliability': {
      riskLevel: 'high',
      impact: 'Reconciliation stays manual for another quarter.',
    },
    'Pricing 2027': {
      riskLevel: 'high',
      impact: 'The revenue model has one author; Lucía Ortega needs four weeks with it.',
    },
    'Office consolidation': {
      riskLevel: 'low',
      impact: 'Costs are agreed; Stefan Brauer can report them.',
    },
    'Hiring plan for 2027': {
      riskLevel: 'medium',
      impact: 'The budget of three departments is not checked yet.',
    },
  },
};
