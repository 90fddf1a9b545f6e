import type { DevelopmentPlan } from '@/sample/team-development/domain/development-plan.ts';

type SamplePlan = Omit<DevelopmentPlan, 'person'> & {
  /** Employee id. */
  person: string;
};

export const developmentPlans: readonly SamplePlan[] = [
  {
    person: 'priya-raman',
    goals: [
      {
        title: 'Bring three product groups to one quarterly plan',
        progress: 90,
        serves: 'Pricing 2027',
      },
      {
        title: 'Hand the pricing decisions over to Noor El-Sayed',
        progress: 85,
        serves: 'Pricing 2027',
      },
      {
        title: 'Present self-serve checkout to the board',
        progress: 78,
        serves: 'Self-serve checkout',
      },
      {
        title: 'Prepare two product owners for a larger remit',
        progress: 75,
        serves: 'Onboarding revamp',
      },
    ],
    lastReview: '2026-09-10',
    nextReview: '2026-12-09',
    risk: null,
    direction:
      'Two of her goals carry the price change; the others prepare who takes over from her.',
  },
  {
    person: 'ilse-vandenberg',
    goals: [
      {
        title: 'Lead the new checkout from research to release',
        progress: 84,
        serves: 'Self-serve checkout',
      },
      {
        title: 'Build one design library for web and mobile',
        progress: 74,
        serves: 'Self-serve checkout',
      },
      {
        title: 'Redesign the first week of a new customer',
        progress: 70,
        serves: 'Onboarding revamp',
      },
    ],
    lastReview: '2026-09-03',
    nextReview: '2026-12-02',
    risk: null,
    direction: 'Everything she learns this half-year ships with checkout or onboarding.',
  },
  {
    person: 'anneke-visser',
    goals: [
      {
        title: 'Halve the time to restore billing after an outage',
        progress: 88,
        serves: 'Billing reliability',
      },
      {
        title: 'Run incident reviews without Margaret Okafor in the room',
        progress: 80,
        serves: 'Billing reliability',
      },
      {
        title: 'Give every manager in Core a deputy',
        progress: 72,
        serves: 'Billing reliability',
      },
      {
        title: 'Agree delivery dates with Sales and Finance every month',
        progress: 65,
        serves: 'Pricing 2027',
      },
      {
        title: 'Take over the infrastructure budget, billing first',
        progress: 50,
        serves: 'Billing reliability',
      },
    ],
    lastReview: '2026-09-15',
    nextReview: '2026-12-14',
    risk: null,
    direction: 'Her plan reads like the recovery plan for billing, with the budget still to learn.',
  },
  {
    person: 'amira-haddad',
    goals: [
      {
        title: 'Model what the new prices bring in, segment by segment',
        progress: 80,
        serves: 'Pricing 2027',
      },
      { title: 'Train a second person for the month-end close', progress: 62, serves: null },
      {
        title: 'Negotiate the end of the second lease',
        progress: 50,
        serves: 'Office consolidation',
      },
    ],
    lastReview: '2026-09-11',
    nextReview: '2026-12-11',
    risk: null,
    direction:
      'Training a second person serves no initiative, and yet it is the goal that matters most.',
  },
  {
    person: 'noah-whitfield',
    goals: [
      {
        title: 'Explain the new price list to every existing customer',
        progress: 66,
        serves: 'Pricing 2027',
      },
      {
        title: 'Rewrite the mails of a customer’s first thirty days',
        progress: 52,
        serves: 'Onboarding revamp',
      },
      { title: 'Measure demand by account rather than by lead', progress: 44, serves: null },
      { title: 'Finish the leadership programme', progress: 30, serves: null },
    ],
    lastReview: '2026-08-26',
    nextReview: '2026-11-25',
    risk: {
      flag: 'stalled',
      since: '2026-10-02',
      what: 'None of his four goals has moved since 2 October, when two campaigns were brought forward and took the hours set aside.',
      nextStep:
        'Decide on 25 November which goal waits until spring, and give the other three a day a week.',
    },
    direction: 'The half that serves an initiative is the half he finds time for.',
  },
  {
    person: 'tomas-leiva',
    goals: [
      {
        title: 'Write down the nine platform decisions only he knows',
        progress: 50,
        serves: null,
      },
      {
        title: 'Hand the on-call rota over to Anneke Visser',
        progress: 35,
        serves: 'Billing reliability',
      },
      { title: 'Find Mateo Ferrari a new mentor', progress: 20, serves: null },
    ],
    lastReview: '2026-08-13',
    nextReview: '2026-11-12',
    risk: {
      flag: 'overdue',
      since: '2026-11-12',
      what: 'His review fell on the day of the billing outage and was never moved. He leaves on 18 December, and two of his goals are handovers that nobody else can make.',
      nextStep:
        'Hold the review this week with Margaret Okafor, and turn the three goals into handovers with a date and a receiver.',
    },
    direction: 'What he has left to do is for the team he leaves, less for the plan of 2027.',
  },
  {
    person: 'jonas-keller',
    goals: [
      {
        title: 'Leave the enterprise renewals to Marcus Webb',
        progress: 30,
        serves: null,
      },
      { title: 'Work with a coach on conflict in meetings', progress: 14, serves: null },
    ],
    lastReview: '2026-08-28',
    nextReview: '2026-11-27',
    risk: {
      flag: 'needs_support',
      since: '2026-11-03',
      what: 'He told Ruth Salgado on 3 November that he cannot do this beside the quarter. Two of five coaching sessions took place, and he still leads every renewal himself.',
      nextStep:
        'Let Camille Laurent take one of the two goals off him until January, and move the coaching to mornings.',
    },
    direction: 'Neither goal touches the price change, which his department has to sell.',
  },
];
