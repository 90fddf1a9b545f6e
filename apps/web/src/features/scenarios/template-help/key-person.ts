import type { TemplateHelp } from './types.ts';

export const keyPerson: TemplateHelp = {
  steps: [
    { day: 1, who: 'manager', what: 'Agree on the last day, and on who is told when and by whom.' },
    {
      day: 2,
      who: 'manager',
      what: 'Begin an offboarding project, and go through its list with the person.',
    },
    {
      day: 5,
      who: 'the person',
      what: 'Say for each topic who could take it, and what is written nowhere.',
    },
    {
      day: 10,
      who: 'manager',
      what: 'Ask those who are to take something on, before it is given to them.',
    },
    {
      day: 15,
      who: 'the person',
      what: 'Lead each recurring duty once together with the new person, then only attend.',
    },
    {
      day: 20,
      who: 'the person',
      what: 'Introduce the new contact to people outside, in one talk each.',
    },
    { day: 25, who: 'IT', what: 'Move documents, access and keys to somebody who stays.' },
    { day: 60, who: 'manager', what: 'Look at what was not taken up, and decide about it.' },
  ],
  messages: [
    {
      to: 'The team',
      text: 'NAME leaves us; the last day is DAY. Until then NAME hands over these things: LIST. For each there is a person who takes it on, or it is still open and we decide by DAY. Please say what is missing from the list.',
    },
    {
      to: 'People outside',
      text: 'From DAY on NEW NAME is your contact, and knows what we have agreed. Until DAY we are both there for you. We would like to introduce NEW NAME: would TIME suit you?',
    },
  ],
  beside: [
    { label: 'What a departure means: What-if', to: '/offboarding/simulate?data=own' },
    { label: 'What only one person carries: Offboarding', to: '/offboarding?data=own' },
    { label: 'Who already has part of a role: Succession', to: '/succession?data=own' },
  ],
  sources: [
    'ISO 30401, on the management of knowledge',
    'ISO 22301, on going on after a disruption',
  ],
};
