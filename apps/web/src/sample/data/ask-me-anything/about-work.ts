import type { LeaderQuestion } from '@/sample/ask-me-anything/domain/answer.ts';
import { mood } from '../moods.ts';

export const sentimentChanges: LeaderQuestion = {
  question: 'Where has sentiment changed most in the past month?',
  isAboutMoods: true,
  paragraphs: [
    'Engineering has changed most: its average fell from 7.0 to 6.2 out of 10, over 46 meetings. Finance follows with a fall of 0.3. Product rose most, from 7.0 to 7.6.',
    'In Engineering the fall comes with the billing outage of 12 November. It is deepest in Platform (5.3) and Billing (5.9); Web, at 7.4, has hardly noticed it.',
    'It would help to ask Margaret Okafor which decisions she is waiting for. Her own stress stands at 7.1 out of 10.',
  ],
  lookAt: [
    {
      area: 'sentiment',
      label: 'Sentiment overview, Past Month',
      to: '/sentiment?data=sample&period=past-month',
    },
    {
      area: 'sentiment',
      label: 'Sentiment overview, Past Week',
      to: '/sentiment?data=sample&period=past-week',
    },
  ],
};

export const initiativesBehind: LeaderQuestion = {
  question: 'Which strategic initiatives are falling behind, and why?',
  paragraphs: [
    '2 of 5 lose ground: Billing reliability, at 58 % alignment and 9 points lower than a month ago, and Office consolidation, at 42 % and 2 points lower.',
    'Billing reliability is the one that matters: its priority is HIGH and its impact critical. Since the outage of 12 November, Platform and Billing repair rather than build, and Tomás Leiva, who leads the technical side, leaves on 18 December 2026.',
    'Office consolidation is hardly spoken of: 4 mentions in the month. It waits rather than falls behind.',
    'It would help to name an owner for the second half of Billing reliability now. Samuel Oyelaran could grow into it, if he is asked in time.',
  ],
  lookAt: [
    { area: 'dashboard', label: 'Strategic Alignment', to: '/?data=sample' },
    {
      area: 'development',
      label: 'Team Development Overview, Strategic Alignment',
      to: '/team/pdp?tab=strategic-alignment',
    },
    {
      area: 'departures',
      label: 'What if Tomás Leiva leaves',
      to: '/offboarding/simulate?data=sample&person=tomas-leiva',
    },
  ],
};

export const meetingsForLittle: LeaderQuestion = {
  question: 'Which meetings take the most time for the least result?',
  paragraphs: [
    'In the past month 156 meetings took 234 hours, 1.5 hours each. 78 % of the talking kept to the topic, so about 51 hours did not. 61 tasks came out of them, fewer than one in two meetings.',
    'Sales meets most for its size: 31 meetings for 17 people. Engineering meets most of all, 46 times, much of it since the outage of 12 November.',
    'The sample holds no single meetings, so this answer cannot name one. It would help to look first at the meetings that ended without a task.',
  ],
  lookAt: [
    { area: 'meetings', label: 'Meetings', to: '/meetings' },
    { area: 'dashboard', label: 'Meeting Intelligence', to: '/?data=sample' },
  ],
};

export const pricingChange: LeaderQuestion = {
  question: 'What do people say about the pricing change?',
  paragraphs: [
    'They speak of it more than of anything else: 34 mentions in the past month. 91 % of what is said agrees with the goal, 12 points more than a month ago.',
    mood(
      'Product carries it and feels at 7.6 out of 10; Sales, which has to explain it to clients, at 6.3. Jonas Keller, who speaks for Sales, stands at 3.4, and all 9 of his ties are strained.',
    ),
    'What people ask about is not the prices but the exceptions: about twenty clients were promised the old ones in a conversation, not on paper. It would help to settle that list before 14 January.',
  ],
  lookAt: [
    {
      area: 'scenarios',
      label: 'Pricing 2027 without two sales leads',
      to: '/scenarios/pricing-2027-without-two-sales-leads',
    },
    { area: 'dashboard', label: 'Strategic Alignment', to: '/?data=sample' },
  ],
};
