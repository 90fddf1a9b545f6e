import type { TemplateHelp } from './types.ts';

export const majorClient: TemplateHelp = {
  steps: [
    {
      day: 1,
      who: 'account lead',
      what: 'Write down who at the client said what, and when it takes effect.',
    },
    {
      day: 1,
      who: 'management',
      what: 'Tell the team that works for the client, before others hear of it.',
    },
    { day: 3, who: 'account lead', what: 'Ask the client for the reasons, and only listen.' },
    {
      day: 5,
      who: 'finance',
      what: 'Work out income and capacity by month, with and without the client.',
    },
    {
      day: 7,
      who: 'team lead',
      what: 'Decide who works on what from when on, and ask each of them first.',
    },
    {
      day: 10,
      who: 'account leads',
      what: 'Tell the other clients whom it touches, each by the person they know.',
    },
    {
      day: 14,
      who: 'legal',
      what: 'Check notice, data to return or delete, licences and open invoices.',
    },
    {
      day: 30,
      who: 'account lead',
      what: 'Look back with the team: what was known early, and what changes for other clients.',
    },
  ],
  messages: [
    {
      to: 'The team',
      text: 'CLIENT has told us that from DAY on they WHAT CHANGES. You hear it first because it changes your work. Until DAY everything goes on as agreed. By DAY we talk with each of you about what comes next. Please say nothing outside before DAY.',
    },
    {
      to: 'The client',
      text: 'Thank you for telling us early. We would like to understand what led to it, to do better, not to change your mind. Would NAME have half an hour by DAY? Until DATE your contact stays NAME, and we agree with you in writing what is handed over.',
    },
  ],
  beside: [
    { label: 'When and by whom the client was spoken of', to: '/initiatives?data=own' },
    { label: 'Open actions', to: '/actions' },
  ],
  sources: ['ISO 10002, on complaints of customers', 'ISO 22301, on going on after a disruption'],
};
