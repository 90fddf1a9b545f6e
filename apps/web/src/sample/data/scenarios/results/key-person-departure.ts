import type { SampleAnalysis } from '@/sample/scenarios/domain/scenario.ts';
import { employee } from '../../company/employees.ts';
import { mood } from '../../moods.ts';
import { keyMember, teamImpact } from '../company-parts.ts';
import { wellbeingIn } from '../teams.ts';

/** Shows the departure of Tomás Leiva. */
export const keyPersonDeparture: SampleAnalysis = {
  overallRisk: 'high',
  confidence: 77,
  timeToRecover: { from: 4, to: 7 },
  summary: [
    'Tomás Leiva has been here for ten years and is asked before anything about the platform is decided. His work can be handed over in four weeks. His judgement cannot, and the team should be told so rather than be given his list of tasks.',
    'Most of what would be lost is known to one other person at best. If the remaining weeks are spent on writing that down and on nothing new, delivery slows by about a fifth in the first quarter and is back by summer.',
  ],
  strengths: [
    'He leaves on good terms and wants to hand over well',
    'Linnea Berg and Dario Conti have worked beside him for a year',
    'Nothing of his is due before the migration of 14 January',
  ],
  risks: [
    mood(`Platform goes into it at ${wellbeingIn('Platform')} out of 10`),
    'Seven areas are his, and one of them, the schema service, is known to no one else',
    'Others of the team are asked by recruiters and will look at how this goes',
  ],
  teamImpacts: [
    teamImpact('Platform', 'critical', {
      softSkillsImpact: 68,
      hardSkillsImpact: 83,
      economicFeasibility: 57,
      description: 'Loses the person whom everyone asks first.',
      keyMembers: [
        keyMember('henrik-aalto', 'medium', 'Has to decide what Tomás used to decide'),
        keyMember('wei-chen', 'high', 'Would be the next to be asked'),
        keyMember('linnea-berg', 'low', 'Takes over deployment, with help until March'),
      ],
    }),
    teamImpact('Billing', 'high', {
      softSkillsImpact: 29,
      hardSkillsImpact: 66,
      economicFeasibility: 64,
      description: 'Runs on a part of the platform that only he has changed.',
      keyMembers: [
        keyMember('samuel-oyelaran', 'high', 'Needs that part explained before anything else'),
      ],
    }),
    teamImpact('Data', 'medium', {
      softSkillsImpact: 22,
      hardSkillsImpact: 47,
      economicFeasibility: 73,
      description: 'The move to the new store waits for an answer that he has.',
      keyMembers: [keyMember('grace-lindholm', 'medium', 'Takes over the review of large changes')],
    }),
    teamImpact('Product', 'low', {
      softSkillsImpact: 18,
      hardSkillsImpact: 12,
      economicFeasibility: 89,
      description: 'Hears later than before what is hard to build.',
      keyMembers: [keyMember('ravi-menon', 'low', 'Asks Henrik Aalto instead')],
    }),
  ],
  recommendations: [
    {
      priority: 'high',
      category: 'Knowledge',
      action:
        'Let him write and explain, two hours each day, and take everything new away from him',
      timeline: 'From 23 November 2026',
      owner: employee('margaret-okafor').name,
    },
    {
      priority: 'high',
      category: 'Security',
      action: 'Have his access and his keys taken over by two people, in his presence',
      timeline: 'By 11 December 2026',
      owner: employee('henrik-aalto').name,
    },
    {
      priority: 'medium',
      category: 'Retention',
      action: 'Speak with Wei Chen about workload and pay before being asked to',
      timeline: 'By 4 December 2026',
      owner: employee('henrik-aalto').name,
    },
    {
      priority: 'medium',
      category: 'Structure',
      action: 'Spread his decisions over three people, by name and in writing',
      timeline: 'By 18 December 2026',
      owner: employee('margaret-okafor').name,
    },
    {
      priority: 'low',
      category: 'Farewell',
      action: 'Say goodbye properly, with the team and before the holidays',
      timeline: '17 December 2026',
      owner: employee('ruth-salgado').name,
    },
  ],
  timeline: [
    {
      name: 'Tell',
      from: '2026-11-23',
      to: '2026-11-27',
      tasks: ['Say to every team what is decided and what is not', 'Name who is asked instead'],
    },
    {
      name: 'Hand over',
      from: '2026-11-30',
      to: '2026-12-18',
      tasks: ['Seven areas explained and written down', 'Access and keys to two others'],
    },
    {
      name: 'Bridge',
      from: '2026-12-21',
      to: '2027-02-26',
      tasks: ['Decisions by three people in turn', 'A Thursday each week for open questions'],
    },
    {
      name: 'Settle',
      from: '2027-03-01',
      to: '2027-06-30',
      tasks: ['His successor decides without asking back', 'Delivery back at the pace of autumn'],
    },
  ],
};
