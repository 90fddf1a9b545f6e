import type { SampleCandidate } from '@/sample/succession/domain/succession.ts';
import { mood } from '../moods.ts';

export const candidatesInEngineering: Readonly<Record<string, SampleCandidate>> = {
  'anneke-visser': {
    scores: {
      skillMatch: 86,
      leadershipStyle: 91,
      strategicAlignment: 92,
      performanceTrack: 88,
      developmentPotential: 70,
    },
    strengths: [
      'Leads the core engineering group already',
      'Trusted in the meetings where plans change',
      'Holds the vendor relations for the data centre',
    ],
    developmentAreas: [
      'Has not owned a budget over 2 million',
      'Little contact with Sales and Finance',
      'Delegates late under pressure',
    ],
    growth: {
      phase: 'Budget ownership',
      tasks: [
        'Takes the infrastructure budget over',
        'Defends it in front of Finance in the next round',
      ],
    },
  },
  'margaret-okafor': {
    scores: {
      skillMatch: 94,
      leadershipStyle: 84,
      strategicAlignment: 88,
      performanceTrack: 92,
      developmentPotential: 62,
    },
    strengths: [
      'Has stood in at the executive table six times this year',
      'Knows every platform and what each one costs to run',
      'Hired two of the three managers who report to her',
    ],
    developmentAreas: [
      mood('Carries three projects, and her stress of 7.1 shows it'),
      'Leaves a gap behind her that nobody is prepared for',
      'Speaks for Engineering more than for the whole company',
    ],
    growth: {
      phase: 'Lightening the load',
      tasks: [
        'Hands the billing migration to the Core group',
        'Chairs the quarterly review in place of the technology chief',
      ],
    },
  },
  'samuel-oyelaran': {
    scores: {
      skillMatch: 79,
      leadershipStyle: 82,
      strategicAlignment: 74,
      performanceTrack: 82,
      developmentPotential: 86,
    },
    strengths: [
      'Kept Billing delivering while half the team was new',
      'People ask to work for him',
      'Explains trade-offs so that Finance can decide on them',
    ],
    developmentAreas: [
      'Knows one product line well and the others by hearsay',
      'Has led five people, not thirty',
      'Avoids the argument with Sales about dates',
    ],
    growth: {
      phase: 'A second team',
      tasks: [
        'Leads Web beside Billing while its manager is on leave',
        'Writes the platform goals together with Product',
      ],
    },
  },
  'grace-lindholm': {
    scores: {
      skillMatch: 90,
      leadershipStyle: 56,
      strategicAlignment: 66,
      performanceTrack: 84,
      developmentPotential: 66,
    },
    strengths: [
      'The deepest knowledge of how data flows through the product',
      'Her designs hold: two rewrites avoided in three years',
      'Calm in incidents, and precise afterwards',
    ],
    developmentAreas: [
      'Prefers to solve things herself rather than through others',
      'Has not held a difficult conversation about performance',
      'Seldom speaks in meetings of more than eight people',
    ],
    growth: {
      phase: 'Leading through others',
      tasks: [
        'Gives the warehouse project to Mikael and stays its sponsor',
        'Leads the hiring for two data roles from brief to offer',
      ],
    },
  },
  'mateo-ferrari': {
    scores: {
      skillMatch: 68,
      leadershipStyle: 70,
      strategicAlignment: 66,
      performanceTrack: 72,
      developmentPotential: 92,
    },
    strengths: [
      'Turned Mobile from monthly to weekly releases',
      'Asks for feedback and acts on it within days',
      'Good with customers: takes engineers along to them',
    ],
    developmentAreas: [
      'Little experience with servers, data and what they cost',
      'Plans for the quarter rather than for the year',
      'Takes on too much, as the autumn release showed',
    ],
    growth: {
      phase: 'Beyond Mobile',
      tasks: [
        'Spends two days a week with Platform',
        'Writes a plan for a whole year with its costs',
      ],
    },
  },
  'henrik-aalto': {
    scores: {
      skillMatch: 82,
      leadershipStyle: 66,
      strategicAlignment: 70,
      performanceTrack: 76,
      developmentPotential: 74,
    },
    strengths: [
      'Runs the services everything else stands on',
      'Brought the nightly calls down by half within a year',
      'Honest about risk, early and in plain words',
    ],
    developmentAreas: [
      mood('Three of his team are worn out, and he knows it late'),
      'Sees new products as new load first',
      'Has not presented to the executives yet',
    ],
    growth: {
      phase: 'Caring for the team',
      tasks: [
        'Rebuilds the on-call rota so that nobody has two weeks in a row',
        'Reports to the executives on reliability each month',
      ],
    },
  },
  'joanna-reeves': {
    scores: {
      skillMatch: 70,
      leadershipStyle: 80,
      strategicAlignment: 72,
      performanceTrack: 76,
      developmentPotential: 88,
    },
    strengths: [
      mood('The happiest team in Engineering for three quarters'),
      'Works hand in hand with Design on every release',
      'Grew two engineers into senior roles',
    ],
    developmentAreas: [
      'Has never run a service through the night',
      'Gives in early when dates are set from outside',
      'Known in Product and Design, hardly elsewhere',
    ],
    growth: {
      phase: 'Running a service',
      tasks: [
        'Takes part in the on-call rota of Platform for six weeks',
        'Owns the checkout’s reliability goal together with Billing',
      ],
    },
  },
  'katarzyna-wojcik': {
    scores: {
      skillMatch: 88,
      leadershipStyle: 70,
      strategicAlignment: 74,
      performanceTrack: 87,
      developmentPotential: 84,
    },
    strengths: [
      'Wrote half of the payment retries beside Tomás',
      'Reviews come back the same day, and teach something',
      'Billing turns to her first when a payment is stuck',
    ],
    developmentAreas: [
      'Has not decided an architecture against resistance',
      'Documents after the fact, when reminded',
      'Knows the mobile clients only from outside',
    ],
    growth: {
      phase: 'Owning the ledger design',
      tasks: [
        'Records with Tomás the nine decisions that only he remembers',
        'Leads the design review of the ledger split alone',
      ],
    },
  },
  'mikael-strand': {
    scores: {
      skillMatch: 82,
      leadershipStyle: 66,
      strategicAlignment: 80,
      performanceTrack: 90,
      developmentPotential: 88,
    },
    strengths: [
      'Made the nightly import four times as fast',
      'Writes designs that other teams can follow',
      'Welcomes the new ones without being asked',
    ],
    developmentAreas: [
      'Has worked on data only, never on payments',
      'Too polite to stop a wrong turn in the room',
      'Estimates with hope rather than with history',
    ],
    growth: {
      phase: 'Into payments',
      tasks: [
        'Pairs with Billing on two incidents and one release',
        'Moderates the architecture round every other week',
      ],
    },
  },
  'olga-ivanova': {
    scores: {
      skillMatch: 85,
      leadershipStyle: 54,
      strategicAlignment: 62,
      performanceTrack: 80,
      developmentPotential: 70,
    },
    strengths: [
      'Knows the deployment system better than anybody',
      'Finds the cause where others find the symptom',
      'Has kept the certificates and keys in order for years',
    ],
    developmentAreas: [
      mood('Feels overlooked: recognition is her lowest figure'),
      'Keeps knowledge in her head and her own scripts',
      'Avoids rounds in which plans are made',
    ],
    growth: {
      phase: 'Sharing what she knows',
      tasks: [
        'Turns her scripts into a tool that the team owns',
        'Gives four short sessions about deployments',
      ],
    },
  },
};
