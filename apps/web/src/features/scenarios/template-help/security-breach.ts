import type { TemplateHelp } from './types.ts';

export const securityBreach: TemplateHelp = {
  steps: [
    {
      day: 1,
      who: 'head of IT',
      what: 'Take the affected systems off the network and keep their logs.',
    },
    {
      day: 1,
      who: 'management',
      what: 'Name one person who leads, and a channel that the attacker cannot read.',
    },
    {
      day: 1,
      who: 'data protection',
      what: 'Write down what is known, since when, and whose data it concerns.',
    },
    {
      day: 2,
      who: 'data protection',
      what: 'Decide with a lawyer whom the law makes you tell. In the EU the authority hears of it within 72 hours, unless it is unlikely to harm anybody.',
    },
    {
      day: 3,
      who: 'communication',
      what: 'Tell staff, customers and whoever is concerned what happened and what they can do.',
    },
    {
      day: 5,
      who: 'head of IT',
      what: 'Close the way in, change passwords and keys, and restore from copies known to be clean.',
    },
    {
      day: 10,
      who: 'head of IT',
      what: 'Watch the restored systems before everything runs as before.',
    },
    {
      day: 30,
      who: 'who led',
      what: 'Look back without blame: what was seen late, what changes, who does it by when.',
    },
  ],
  messages: [
    {
      to: 'Staff',
      text: 'On DAY we found that somebody got into SYSTEM. It is off the network. Please change your password of SYSTEM today, open no attachments that you did not expect, and send what looks strange to NAME. We tell you more on DAY at TIME, also if nothing is new.',
    },
    {
      to: 'Customers concerned',
      text: 'On DAY we found that somebody got into SYSTEM. These data of yours may have been seen: DATA. We have closed the way in and told the authority. What you can do now: STEPS. NAME answers your questions at ADDRESS. We write again by DAY.',
    },
  ],
  beside: [
    { label: 'Which departments speak with each other directly', to: '/organization-map?data=own' },
  ],
  sources: [
    'NIST SP 800-61, on the handling of incidents',
    'Regulation (EU) 2016/679 (GDPR), Articles 33 and 34',
  ],
};
