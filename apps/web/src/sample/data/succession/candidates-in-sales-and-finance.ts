import type { SampleCandidate } from '@/sample/succession/domain/succession.ts';

export const candidatesInSalesAndFinance: Readonly<Record<string, SampleCandidate>> = {
  'marcus-webb': {
    scores: {
      skillMatch: 88,
      leadershipStyle: 78,
      strategicAlignment: 80,
      performanceTrack: 91,
      developmentPotential: 72,
    },
    strengths: [
      'Brought in four of the ten largest contracts',
      'Customers call him before they look elsewhere',
      'His forecast has been within 4 % for six quarters',
    ],
    developmentAreas: [
      'Leads by example, less by conversation',
      'Has no patience with small accounts',
      'Would leave the largest customers without their contact',
    ],
    growth: {
      phase: 'Handing accounts over',
      tasks: [
        'Introduces Ana and Kenji to six of his ten customers',
        'Runs the pipeline meeting for both sales teams',
      ],
    },
  },
  'elena-petrova': {
    scores: {
      skillMatch: 78,
      leadershipStyle: 74,
      strategicAlignment: 71,
      performanceTrack: 74,
      developmentPotential: 82,
    },
    strengths: [
      'Built the mid-market team from two people to eight',
      'Trains newcomers to their first contract in eleven weeks',
      'Keeps the figures clean, so that nobody argues about them',
    ],
    developmentAreas: [
      'Missed the target in two of the last four quarters',
      'Little experience with contracts over a year',
      'Holds back her opinion when the director is in the room',
    ],
    growth: {
      phase: 'Larger contracts',
      tasks: [
        'Negotiates the Halden renewal beside Marcus',
        'Sets the mid-market target herself and defends it',
      ],
    },
  },
  'maya-cohen': {
    scores: {
      skillMatch: 72,
      leadershipStyle: 60,
      strategicAlignment: 76,
      performanceTrack: 80,
      developmentPotential: 78,
    },
    strengths: [
      'Knows why each quarter ended as it did',
      'Made the commission plan fair, and explained it',
      'Works well with Finance and with Marketing',
    ],
    developmentAreas: [
      'Has not carried a sales target herself',
      'Is seen as the one who checks, not the one who leads',
      'Meets customers twice a year',
    ],
    growth: {
      phase: 'With customers',
      tasks: ['Joins every negotiation above 100,000', 'Carries a target of her own for renewals'],
    },
  },
  'stefan-brauer': {
    scores: {
      skillMatch: 87,
      leadershipStyle: 64,
      strategicAlignment: 72,
      performanceTrack: 86,
      developmentPotential: 70,
    },
    strengths: [
      'Closes the month in five working days without overtime',
      'Auditors found nothing to add two years in a row',
      'Says no with a reason and an alternative',
    ],
    developmentAreas: [
      'Has not led anybody in the line yet',
      'Explains figures to those who know them already',
      'Looks back better than ahead',
    ],
    growth: {
      phase: 'Leading the analysts',
      tasks: [
        'Leads Lucía and Ying through the spring forecast',
        'Presents the half-year figures to all departments',
      ],
    },
  },
  'patrick-oshea': {
    scores: {
      skillMatch: 70,
      leadershipStyle: 72,
      strategicAlignment: 74,
      performanceTrack: 80,
      developmentPotential: 80,
    },
    strengths: [
      'Saved 6 % on the ten largest suppliers this year',
      'Negotiates hard and stays on good terms',
      'Is trusted by every department that buys something',
    ],
    developmentAreas: [
      'No training in accounting beyond the basics',
      'Has not owned a forecast',
      'Leaves the details to others once the deal is done',
    ],
    growth: {
      phase: 'Accounting in depth',
      tasks: [
        'Finishes the accounting course that Yusuf has agreed to',
        'Prepares one quarter’s forecast under Amira’s eye',
      ],
    },
  },
};
