import type { LeaderQuestion } from '@/sample/ask-me-anything/domain/answer.ts';
import { mood } from '../moods.ts';

export const teamsAtRisk: LeaderQuestion = {
  question: 'Which teams are most at risk of losing people this quarter?',
  isAboutPeople: true,
  paragraphs: [
    mood(
      'Platform stands out: its 8 people feel at 5.3 out of 10, the lowest of 12 teams, and Wei Chen, Olga Ivanova and Rashid Khan are clearly unhappy. Billing follows at 5.9, Data at 6.1.',
    ),
    'Departures under way: Nadia Rahman (Finance, 27 November 2026), Tomás Leiva (Platform, 18 December 2026) and Tom Hartley (Sales, 29 January 2027). The four people whose departure would cost most are Margaret Okafor (9.1), Tomás Leiva (8.7), Priya Raman (8.4) and Amira Haddad (8.0), on a scale of 10.',
    'It would help to speak with Wei Chen before Tomás’s last day. Once he is gone, every second night on call falls to the same few people.',
  ],
  lookAt: [
    { area: 'departures', label: 'Offboarding', to: '/offboarding?data=sample' },
    {
      area: 'departures',
      label: 'What if Wei Chen leaves',
      to: '/offboarding/simulate?data=sample&person=wei-chen',
    },
    {
      area: 'sentiment',
      label: 'Sentiment overview, Past Month',
      to: '/sentiment?data=sample&period=past-month',
    },
  ],
};

export const hiddenConnectors: LeaderQuestion = {
  question: 'Who are the hidden connectors in the organization?',
  isAboutPeople: true,
  paragraphs: [
    'Three people who lead nobody hold departments together: Ruth Salgado, HR Partner (9 ties, 5 of them outside HR), Tomás Leiva, Staff Engineer (23 ties, 4 of them outside Engineering) and Tessa Vermeulen, Product Manager, Billing (7 ties, 4 of them outside Product).',
    'Tomás Leiva has 23 ties in all, more than anybody else, and leaves on 18 December 2026. What goes through one person today has to find other ways by then.',
    'At the other end stands Peter Vance, Analytics Engineer, with 2 ties, none of them outside Engineering. It would help to ask Ruth Salgado whom she would introduce to whom.',
  ],
  lookAt: [
    { area: 'dashboard', label: 'Organization Connection Map', to: '/?data=sample' },
    {
      area: 'departures',
      label: 'What if Tomás Leiva leaves',
      to: '/offboarding/simulate?data=sample&person=tomas-leiva',
    },
  ],
};

export const readyToLead: LeaderQuestion = {
  question: 'Who is ready to step into a leadership role?',
  isAboutPeople: true,
  paragraphs: [
    'One seat at the top will be free: Robert Lindqvist, Chief Technology Officer, retires in May 2027. By the eight criteria Anneke Visser stands first with 84.6 of 100, before Margaret Okafor (82.7) and Samuel Oyelaran (77.9).',
    'In the development plans Priya Raman (82 %), Ilse Vandenberg (76 %) and Anneke Visser (71 %) are furthest, and every goal of theirs serves a strategic initiative.',
    'Anneke Visser stands high in both lists. What she has not had yet is a budget of her own: it would help to give her one in this round, not after it.',
  ],
  lookAt: [
    {
      area: 'succession',
      label: 'Succession plan: Chief Technology Officer',
      to: '/succession/chief-technology-officer',
    },
    { area: 'development', label: 'Team Development Overview', to: '/team/pdp' },
  ],
};
