import type { Story } from '@/sample/domain/departure/story.ts';

export const margaretOkafor: Story = {
  teams: [
    {
      team: 'Engineering leadership',
      impactLevel: 'critical',
      keyRisks: 'Budget talks of January, staffing of five teams',
      coverage: 44,
    },
    {
      team: 'Platform',
      impactLevel: 'critical',
      keyRisks: 'Incident decisions; nobody else is called at night',
      coverage: 46,
    },
    {
      team: 'Mobile',
      impactLevel: 'high',
      keyRisks: 'Reports to her directly, no deputy above it',
      coverage: 62,
    },
    {
      team: 'Web',
      impactLevel: 'medium',
      keyRisks: 'Planning of the second quarter',
      coverage: 74,
    },
    {
      team: 'Product',
      impactLevel: 'medium',
      keyRisks: 'Pricing 2027 loses its counterpart in Engineering',
      coverage: 68,
    },
  ],
  people: [
    {
      id: 'anneke-visser',
      sentimentRisk: 'high',
      description: 'Would act for her from the first day, on top of the data centre exit.',
    },
    {
      id: 'tomas-leiva',
      sentimentRisk: 'critical',
      description: 'Stayed in spring because she asked him to.',
    },
    {
      id: 'robert-lindqvist',
      sentimentRisk: 'medium',
      description: 'Takes the five teams back into his own week.',
    },
    {
      id: 'mateo-ferrari',
      sentimentRisk: 'high',
      description: 'Loses his manager while his mentor is leaving too.',
    },
    {
      id: 'priya-raman',
      sentimentRisk: 'medium',
      description: 'Has settled every hard trade-off with her for three years.',
    },
    {
      id: 'ruth-salgado',
      sentimentRisk: 'low',
      description: 'Needs a new partner for promotions and pay bands.',
    },
  ],
  projects: {
    'Billing reliability': {
      riskLevel: 'critical',
      impact: 'Loses its sponsor in the month it needs decisions most.',
    },
    'Hiring plan for 2027': {
      riskLevel: 'high',
      impact: 'The four open positions in Platform wait for her signature.',
    },
    'Data centre exit': {
      riskLevel: 'medium',
      impact: 'The steering group can meet without her until March.',
    },
  },
};
