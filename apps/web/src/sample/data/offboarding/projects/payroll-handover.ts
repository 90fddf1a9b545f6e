import type { SampleProject } from '@/sample/offboarding/domain/project.ts';
import { mood } from '../../moods.ts';

export const payrollHandover: SampleProject = {
  id: 'payroll-handover',
  personId: 'nadia-rahman',
  projectName: 'Payroll handover',
  startDate: '2026-10-19',
  lastWorkingDay: '2026-11-27',
  monitorPeriod: 60,
  initiatives: [
    {
      category: 'Knowledge transfer',
      title: 'Run the November payroll side by side',
      description:
        'Petra Novák runs it, Nadia watches. Every question she still has to answer becomes a line in the handbook.',
      assigneeId: 'petra-novak',
      dueDate: '2026-11-25',
      impactLevel: 'critical',
      subtasks: [
        '+ Test run with the October figures',
        '+ Compare overtime and on-call pay line by line',
        'Release the November payments',
      ],
    },
    {
      category: 'Operations',
      title: 'Hand over Portugal and Poland',
      description: 'Two countries with their own calendars, and one signature that is Nadia’s.',
      assigneeId: 'hugo-martens',
      dueDate: '2026-11-27',
      impactLevel: 'high',
      blockedBy: 'The tax office in Warsaw has not confirmed the new signatory.',
      subtasks: [
        '+ Introduce Hugo Martens to both payroll offices',
        'Change the signatory in Poland',
        'File the Portuguese return together',
      ],
    },
    {
      category: 'Knowledge transfer',
      title: 'Write down the special cases',
      description:
        'Parental leave across the turn of the year, garnishments, the two old contracts.',
      assigneeId: 'nadia-rahman',
      dueDate: '2026-11-13',
      impactLevel: 'medium',
      subtasks: [
        '+ List the special cases of the past two years',
        '+ Write one page for each',
        '+ Have Stefan Brauer read them',
      ],
    },
    {
      category: 'Communication',
      title: 'Tell managers whom to ask about pay',
      description: 'Questions about pay should not wait in the mailbox of someone who has left.',
      assigneeId: 'helena-brandt',
      dueDate: '2026-11-06',
      impactLevel: 'low',
      subtasks: ['+ Write to all managers', '+ Redirect the payroll mailbox'],
    },
    {
      category: 'Continuity',
      title: 'Find a successor',
      description: 'Petra Novák bridges December; the successor starts on 4 January.',
      assigneeId: 'kwame-boateng',
      dueDate: '2026-11-20',
      impactLevel: 'high',
      subtasks: [
        '+ Agree the profile with Amira Haddad',
        '+ Speak to three candidates',
        '+ Have the contract signed',
      ],
    },
  ],
  teamImpact: [
    {
      id: 'amira-haddad',
      before: 7.8,
      impactLevel: 'high',
      notes: 'Sponsors the handover in the weeks before the year closes.',
    },
    {
      id: 'petra-novak',
      before: 8.2,
      impactLevel: 'medium',
      notes: mood('Proud of the test run, and short of evenings.'),
    },
    {
      id: 'ivo-markovic',
      before: 3.9,
      impactLevel: 'low',
      notes: mood('Unhappy for other reasons; asks who answers on tax rules now.'),
    },
    {
      id: 'lucia-ortega',
      before: 7.7,
      impactLevel: 'low',
      notes: mood('Glad that the news came early and in person.'),
    },
  ],
  moodFall: { before: 6.9, low: 6.1, lowOn: '2026-10-24' },
  events: [{ date: '2026-11-09', name: 'Test run' }],
  measures: [
    {
      name: 'Talk time in meetings',
      unit: '%',
      per: 'share of the meeting, %',
      before: 18,
      now: 15,
    },
    { name: 'Tasks completed', unit: 'a day', per: 'per day', before: 5, now: 6 },
    { name: 'Questions left open', unit: 'a meeting', per: 'per meeting', before: 1, now: 2 },
  ],
};
