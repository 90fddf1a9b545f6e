import type { SampleProject } from '@/sample/offboarding/domain/project.ts';

export const keyAccountsHandover: SampleProject = {
  id: 'key-accounts-handover',
  personId: 'tom-hartley',
  projectName: 'Key accounts handover',
  startDate: '2026-12-07',
  lastWorkingDay: '2027-01-29',
  monitorPeriod: 60,
  initiatives: [
    {
      category: 'Communication',
      title: 'Agree what clients hear, and when',
      description: 'Halden Group renews in January. Nobody should learn it from a job portal.',
      assigneeId: 'jonas-keller',
      dueDate: '2026-12-04',
      impactLevel: 'critical',
      subtasks: ['+ Settle the order of the calls', 'Write the three sentences that all use'],
    },
    {
      category: 'Continuity',
      title: 'Introduce a successor at Halden Group',
      description:
        'Tom has looked after the account since it was won. The new face should sit beside him twice before the renewal.',
      assigneeId: 'marcus-webb',
      dueDate: '2026-12-11',
      impactLevel: 'critical',
      subtasks: [
        '+ Decide between Kenji Mori and Sofia Lindgren',
        'Visit the client together',
        'Let the successor lead the December review',
      ],
    },
    {
      category: 'Knowledge transfer',
      title: 'Write down what was promised',
      description: 'Discounts, delivery dates and favours that stand in no contract.',
      assigneeId: 'tom-hartley',
      dueDate: '2026-12-18',
      impactLevel: 'high',
      subtasks: [
        'Go through two years of mail',
        'List the promises by client',
        'Check the list with Tessa Vermeulen and Priya Raman',
      ],
    },
    {
      category: 'Continuity',
      title: 'Hand over Baltic Freight',
      description: 'A quiet account; it needs a calm voice and a monthly call.',
      assigneeId: 'ana-sousa',
      dueDate: '2027-01-08',
      impactLevel: 'medium',
      subtasks: ['Join the December call', 'Take the January call'],
    },
    {
      category: 'Administration',
      title: 'Settle commission and return equipment',
      description: 'The last quarter is paid in February; the rule for it has to be written.',
      assigneeId: 'maya-cohen',
      dueDate: '2027-01-29',
      impactLevel: 'low',
      subtasks: ['Agree the commission of the last quarter', 'Collect laptop, phone and car'],
    },
  ],
  teamImpact: [
    {
      id: 'marcus-webb',
      impactLevel: 'high',
      notes: 'Carries the largest renewal of the year; ask what he needs.',
    },
    {
      id: 'george-papadakis',
      impactLevel: 'medium',
      notes: 'Has answered the technical half of every visit with Tom.',
    },
    {
      id: 'tessa-vermeulen',
      impactLevel: 'medium',
      notes: 'Hears first from Tom when an invoice looks wrong to a client.',
    },
    {
      id: 'kenji-mori',
      impactLevel: 'low',
      notes: 'Would like the account; say soon who gets it.',
    },
  ],
  events: [{ date: '2027-01-15', name: 'Renewal at Halden Group' }],
  measures: [
    {
      name: 'Talk time in meetings',
      unit: '%',
      per: 'share of the meeting, %',
      before: 22,
      now: 22,
    },
    { name: 'Tasks completed', unit: 'a day', per: 'per day', before: 9, now: 9 },
    { name: 'Questions left open', unit: 'a meeting', per: 'per meeting', before: 1, now: 1 },
  ],
};
