/** Something the company has set out to do, and how much of what is said serves it. */
export type StrategicItem = {
  name: string;
  priority: 'HIGH' | 'MEDIUM' | 'LOW';
  /** Percent of those concerned who speak about it. */
  engagement: number;
  /** Percent of what is said that agrees with the goal. */
  alignment: number;
  /** Points of alignment since last month. */
  momentum: number;
  /** In the meetings of the past month. */
  mentions: number;
  /** YYYY-MM-DD. */
  lastMention: string;
  impact: 'low' | 'medium' | 'high' | 'critical';
};

export const strategicItems: readonly StrategicItem[] = [
  {
    name: 'Pricing 2027',
    priority: 'HIGH',
    engagement: 88,
    alignment: 91,
    momentum: 12,
    mentions: 34,
    lastMention: '2026-11-19',
    impact: 'high',
  },
  {
    name: 'Self-serve checkout',
    priority: 'HIGH',
    engagement: 82,
    alignment: 84,
    momentum: 6,
    mentions: 27,
    lastMention: '2026-11-19',
    impact: 'high',
  },
  {
    name: 'Billing reliability',
    priority: 'HIGH',
    engagement: 79,
    alignment: 58,
    momentum: -9,
    mentions: 19,
    lastMention: '2026-11-17',
    impact: 'critical',
  },
  {
    name: 'Onboarding revamp',
    priority: 'MEDIUM',
    engagement: 71,
    alignment: 76,
    momentum: 3,
    mentions: 15,
    lastMention: '2026-11-18',
    impact: 'medium',
  },
  {
    name: 'Office consolidation',
    priority: 'LOW',
    engagement: 38,
    alignment: 42,
    momentum: -2,
    mentions: 4,
    lastMention: '2026-11-02',
    impact: 'low',
  },
];
