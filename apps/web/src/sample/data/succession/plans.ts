import type { Weights } from '@/sample/succession/domain/criteria.ts';
import type { Plan } from '@/sample/succession/domain/plan.ts';
import { sampleToday } from '../company/company.ts';

/** The default weights. */
const untouched: Weights = {
  skillMatch: 80,
  leadershipStyle: 70,
  sentimentInfluence: 60,
  strategicAlignment: 85,
  tenure: 50,
  culturalFit: 75,
  performanceTrack: 90,
  developmentPotential: 65,
};

/** Written by hand, except candidates, which are computed as for any plan. */
const told: readonly Omit<Plan, 'asOf'>[] = [
  {
    id: 'staff-engineer',
    person: 'tomas-leiva',
    reason: 'voluntary',
    timeframe: 1,
    scope: 'internal',
    created: '2026-11-18',
    description:
      'Tomás leaves on 18 December. Much of the payment architecture is known to him alone, so what counts is who can carry it within weeks, and who the other teams will ask.',
    criteria: {
      skillMatch: 95,
      leadershipStyle: 50,
      sentimentInfluence: 55,
      strategicAlignment: 45,
      tenure: 60,
      culturalFit: 65,
      performanceTrack: 85,
      developmentPotential: 70,
    },
    requirements: {
      skillMatch: 'Can change the payment retries and the ledger without asking Tomás first',
      leadershipStyle: 'Holds the architecture round together without a title to lean on',
      sentimentInfluence: 'Is somebody whom four teams like to ask',
      strategicAlignment: 'Knows what the goals of 2027 need from the platform',
      tenure: 'Has been here for one of the large migrations',
      culturalFit: 'Decides in the open, as Platform does',
      performanceTrack: 'Has brought changes to running systems without an outage',
      developmentPotential: 'Wants to grow into the whole system, not one part of it',
    },
  },
  {
    id: 'sales-director',
    person: 'jonas-keller',
    reason: 'risk',
    timeframe: 3,
    scope: 'hybrid',
    created: '2026-10-26',
    description:
      'Jonas carries the quarter and the new prices at once. He has not resigned. If he does, the fourth quarter must still be closed and the two sales leads must not leave with him.',
    criteria: {
      skillMatch: 80,
      leadershipStyle: 90,
      sentimentInfluence: 85,
      strategicAlignment: 70,
      tenure: 25,
      culturalFit: 60,
      performanceTrack: 90,
      developmentPotential: 50,
    },
    requirements: {
      skillMatch: 'Has negotiated contracts over several years and several countries',
      leadershipStyle: 'Calms a team and still asks for results',
      sentimentInfluence: 'People leave a meeting with more energy than they brought',
      strategicAlignment: 'Stands behind the pricing of 2027 in front of customers',
      tenure: 'Years in the house help, and are not asked for',
      culturalFit: 'Shares figures, also the bad ones, before somebody asks',
      performanceTrack: 'Met the target in most of the last eight quarters',
      developmentPotential: 'Can lead two sales teams today and three in a year',
    },
  },
  {
    id: 'chief-technology-officer',
    person: 'robert-lindqvist',
    reason: 'retirement',
    timeframe: 6,
    scope: 'internal',
    created: '2026-11-02',
    description:
      'Robert retires in May. The successor should take the budget in February and lead the spring planning alone.',
    criteria: untouched,
    requirements: {
      skillMatch: 'Has run systems of our size and can judge what they cost',
      leadershipStyle: 'Leads managers rather than engineers, and ends meetings with a decision',
      sentimentInfluence: 'Gives five teams confidence in a year of change',
      strategicAlignment: 'Puts the goals of 2027 before the wishes of Engineering',
      tenure: 'Knows from experience why the platform became what it is',
      culturalFit: 'Argues in the open and carries what was decided',
      performanceTrack: 'Delivered two programmes on time in the past two years',
      developmentPotential: 'Has room to grow from one department to the whole company',
    },
  },
  {
    id: 'finance-manager',
    person: 'amira-haddad',
    reason: 'promotion',
    timeframe: 12,
    scope: 'hybrid',
    created: '2026-09-07',
    description:
      'Amira is to become deputy to Yusuf next autumn. Her successor takes over four people, the month’s close and the forecast, in this order and with her beside them.',
    criteria: {
      ...untouched,
      skillMatch: 90,
      leadershipStyle: 75,
      tenure: 40,
      developmentPotential: 85,
    },
    requirements: {
      skillMatch: 'Can close a month and build a forecast without help',
      leadershipStyle: 'Brings on analysts who are in their first years',
      sentimentInfluence: 'Is welcome in the departments whose budgets are cut',
      strategicAlignment: 'Can say what each goal of 2027 costs and brings',
      tenure: 'Knows our contracts, or learns them within a quarter',
      culturalFit: 'Explains figures to people who fear them',
      performanceTrack: 'Two years of closings without a correction',
      developmentPotential: 'Could follow Amira again in five years',
    },
  },
];

export const samplePlans: readonly Plan[] = told.map((plan) => ({ ...plan, asOf: sampleToday }));
