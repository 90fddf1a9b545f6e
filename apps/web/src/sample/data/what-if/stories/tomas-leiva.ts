import type { Story } from '@/sample/domain/departure/story.ts';

export const tomasLeiva: Story = {
  teams: [
    {
      team: 'Platform',
      impactLevel: 'critical',
      keyRisks: 'On-call rota, schema decisions',
      coverage: 38,
    },
    {
      team: 'Billing',
      impactLevel: 'high',
      keyRisks: 'Migration plan of 14 January',
      coverage: 64,
    },
    { team: 'Data', impactLevel: 'medium', keyRisks: 'Pipeline ownership', coverage: 71 },
    { team: 'Mobile', impactLevel: 'low', keyRisks: 'No particular risk', coverage: 86 },
    { team: 'Web', impactLevel: 'low', keyRisks: 'Reviews of the design system', coverage: 92 },
  ],
  people: [
    {
      id: 'margaret-okafor',
      sentimentRisk: 'high',
      description: 'Loses the person who reviews every platform decision.',
    },
    {
      id: 'mateo-ferrari',
      sentimentRisk: 'high',
      description: 'Loses the mentor who brought him into management.',
    },
    {
      id: 'wei-chen',
      sentimentRisk: 'high',
      description: 'Would carry every second night on call.',
    },
    {
      id: 'anneke-visser',
      sentimentRisk: 'medium',
      description: 'Takes over two of five projects.',
    },
    {
      id: 'samuel-oyelaran',
      sentimentRisk: 'low',
      description: 'Could grow into the technical lead of Billing reliability.',
    },
    {
      id: 'sofia-lindgren',
      sentimentRisk: 'low',
      description: 'Needs a new name for technical questions.',
    },
  ],
  projects: {
    'Billing reliability': { riskLevel: 'critical', impact: 'Second half has no owner.' },
    'Pricing 2027': { riskLevel: 'high', impact: 'Date at risk by three to five weeks.' },
    'Self-serve checkout': { riskLevel: 'medium', impact: 'Reviews wait for Grace Lindholm.' },
    'Data centre exit': {
      riskLevel: 'low',
      impact: 'The capacity plan is written; Anneke Visser can finish it.',
    },
    'Onboarding revamp': { riskLevel: 'low', impact: 'Goes on without his advice.' },
  },
};
