import type { TemplateHelp } from './types.ts';

export const teamRestructure: TemplateHelp = {
  steps: [
    {
      day: 1,
      who: 'management',
      what: 'Write in three sentences what does not work today and how one will see that it is better.',
    },
    {
      day: 3,
      who: 'HR',
      what: 'Where there is a works council, inform and consult it before anything is decided.',
    },
    {
      day: 7,
      who: 'management',
      what: 'Ask the teams what must not be lost: shared duties, series of meetings, people who hold teams together.',
    },
    {
      day: 14,
      who: 'management',
      what: 'Decide, and write down who decides what in the new teams.',
    },
    {
      day: 15,
      who: 'team leads',
      what: 'Tell each person alone whose lead, team or task changes, before the announcement.',
    },
    {
      day: 16,
      who: 'management',
      what: 'Announce it with the reasons, the days, and what is still open.',
    },
    { day: 30, who: 'team leads', what: 'Hand over recurring duties, one meeting together each.' },
    {
      day: 90,
      who: 'management',
      what: 'Compare with the three sentences of the first day, and correct it.',
    },
  ],
  messages: [
    {
      to: 'Everybody',
      text: 'From DAY on TEAMS work in a new order. The reason: REASON. What changes: CHANGES. What stays: WHAT STAYS. Not decided yet: OPEN, by DAY. Each person whose lead or task changes has been told already. NAME answers questions on DAY at TIME.',
    },
  ],
  beside: [
    { label: 'A merge of teams, computed: Team Merge', to: '/scenarios/new?data=own' },
    { label: 'Who meets whom, by department', to: '/organization-map?data=own' },
  ],
  sources: [
    'J. P. Kotter, Leading Change (1996)',
    'Directive 2002/14/EC, on informing and consulting employees',
  ],
};
