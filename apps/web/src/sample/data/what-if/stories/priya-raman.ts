import type { Story } from '@/sample/domain/departure/story.ts';

export const priyaRaman: Story = {
  teams: [
    {
      team: 'Product',
      impactLevel: 'critical',
      keyRisks: 'Pricing decisions, priorities between three lines',
      coverage: 52,
    },
    {
      team: 'Executive',
      impactLevel: 'high',
      keyRisks: 'The roadmap loses its voice at the table',
      coverage: 61,
    },
    {
      team: 'Design',
      impactLevel: 'medium',
      keyRisks: 'Research without a client for its findings',
      coverage: 72,
    },
    {
      team: 'Marketing',
      impactLevel: 'medium',
      keyRisks: 'Launch dates of the first quarter',
      coverage: 69,
    },
    { team: 'Sales', impactLevel: 'low', keyRisks: 'Promises made to Halden Group', coverage: 81 },
  ],
  people: [
    {
      id: 'noor-el-sayed',
      sentimentRisk: 'high',
      description: 'Would decide on prices alone, two months before the launch.',
    },
    {
      id: 'ben-adler',
      sentimentRisk: 'medium',
      description: 'Counts on her to keep checkout out of the pricing debate.',
    },
    {
      id: 'chloe-bennett',
      sentimentRisk: 'high',
      description: 'Was hired by her and built the customer panel with her.',
    },
    {
      id: 'margaret-okafor',
      sentimentRisk: 'high',
      description: 'Loses the one counterpart she need not convince twice.',
    },
    {
      id: 'ilse-vandenberg',
      sentimentRisk: 'medium',
      description: 'Works with her every day; the design reviews would need a new host.',
    },
    {
      id: 'eleanor-marsh',
      sentimentRisk: 'low',
      description: 'Has asked for a second name beside her since summer.',
    },
  ],
  projects: {
    'Pricing 2027': {
      riskLevel: 'critical',
      impact: 'No deputy in the decision; launch moves by six weeks or more.',
    },
    'Self-serve checkout': {
      riskLevel: 'low',
      impact: 'Ben Adler leads it already and would report to Eleanor Marsh.',
    },
    'Onboarding revamp': {
      riskLevel: 'medium',
      impact: 'Stops if its two designers are asked elsewhere; she has kept them free.',
    },
    'Enterprise renewals 2027': {
      riskLevel: 'high',
      impact: 'Three commitments to clients are known to her alone.',
    },
  },
};
