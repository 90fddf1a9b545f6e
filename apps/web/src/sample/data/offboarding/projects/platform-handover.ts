import type { SampleProject } from '@/sample/offboarding/domain/project.ts';

export const platformHandover: SampleProject = {
  id: 'platform-handover',
  personId: 'tomas-leiva',
  projectName: 'Platform handover',
  startDate: '2026-11-02',
  lastWorkingDay: '2026-12-18',
  monitorPeriod: 60,
  initiatives: [
    {
      category: 'Knowledge transfer',
      title: 'Write down the platform decisions',
      description:
        'Nine decisions live only in Tomás’s notes. Each needs a page that another engineer can act on.',
      assigneeId: 'tomas-leiva',
      dueDate: '2026-11-25',
      impactLevel: 'critical',
      subtasks: [
        '+ List the open decisions and who asked for them',
        '+ Record three walk-throughs of the schema service',
        'Review with Anneke Visser',
        'Publish in the engineering handbook',
      ],
    },
    {
      category: 'Operations',
      title: 'Hand over the on-call rota',
      description:
        'Tomás takes every second night. From 30 November the rota has to stand without him.',
      assigneeId: 'anneke-visser',
      dueDate: '2026-11-27',
      impactLevel: 'high',
      blockedBy: 'Wei Chen and Rashid Khan have asked for a third person before they agree.',
      subtasks: [
        '+ Count the nights of the past quarter',
        'Agree on a rota of four',
        'Move the alarms to the new rota',
      ],
    },
    {
      category: 'Continuity',
      title: 'Name an owner for Billing reliability',
      description:
        'The first half is delivered. The second has a plan and no name above it; the review of 12 November made that plain.',
      assigneeId: 'margaret-okafor',
      dueDate: '2026-12-04',
      impactLevel: 'critical',
      subtasks: ['+ Speak to Samuel Oyelaran and Katarzyna Wójcik', 'Announce the owner'],
    },
    {
      category: 'Communication',
      title: 'Tell the two client teams',
      description:
        'Two clients write to Tomás directly. They should hear from Sales whom to ask before they notice.',
      assigneeId: 'sofia-lindgren',
      dueDate: '2026-12-11',
      impactLevel: 'medium',
      subtasks: [
        'Agree on the new name with Anneke Visser',
        'Call both clients in the same week',
        'Change the contact in their contracts',
      ],
    },
    {
      category: 'Administration',
      title: 'Close accounts and return equipment',
      description: 'The standard checklist of the last week, with one key that no one else holds.',
      assigneeId: 'ruth-salgado',
      dueDate: '2026-12-18',
      impactLevel: 'low',
      subtasks: [
        'Hand the signing key of the schema service to Olga Ivanova',
        'Collect laptop and phone',
        'Close accounts at the end of the day',
        'Hold the exit conversation',
      ],
    },
    {
      category: 'Communication',
      title: 'Agree the message to Engineering',
      description: 'One message, the same words in all five teams, on the same morning.',
      assigneeId: 'helena-brandt',
      dueDate: '2026-10-30',
      impactLevel: 'high',
      subtasks: [
        '+ Write it with Tomás and Margaret Okafor',
        '+ Brief the five team leads the evening before',
      ],
    },
  ],
  teamImpact: [
    {
      id: 'mateo-ferrari',
      before: 7.6,
      impactLevel: 'critical',
      notes: 'Loses a mentor; talk to him this week.',
    },
    {
      id: 'margaret-okafor',
      before: 7.2,
      impactLevel: 'high',
      notes: 'Asked twice who takes the schema service.',
    },
    {
      id: 'anneke-visser',
      before: 7.6,
      impactLevel: 'high',
      notes: 'Takes on-call; wants two weeks of overlap.',
    },
    {
      id: 'grace-lindholm',
      before: 7.0,
      impactLevel: 'medium',
      notes: 'Knows the pipeline already.',
    },
    {
      id: 'sofia-lindgren',
      before: 5.5,
      impactLevel: 'medium',
      notes: 'Needs a new contact for technical questions.',
    },
    { id: 'samuel-oyelaran', before: 6.6, impactLevel: 'low', notes: 'Sees room to grow.' },
  ],
  moodFall: { before: 6.1, low: 4.8, lowOn: '2026-11-06' },
  events: [
    { date: '2026-11-12', name: 'Billing outage' },
    { date: '2026-11-30', name: 'On-call handed over' },
  ],
  measures: [
    {
      name: 'Talk time in meetings',
      unit: '%',
      per: 'share of the meeting, %',
      before: 31,
      now: 24,
    },
    { name: 'Tasks completed', unit: 'a day', per: 'per day', before: 7, now: 7 },
    { name: 'Questions left open', unit: 'a meeting', per: 'per meeting', before: 2, now: 4 },
  ],
};
