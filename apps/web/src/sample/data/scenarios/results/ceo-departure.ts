import type { SampleScenario } from '@/sample/scenarios/domain/scenario.ts';
import { employee } from '../../company/employees.ts';
import { mood } from '../../moods.ts';
import { keyMember, teamImpact } from '../company-parts.ts';
import { wellbeingIn } from '../teams.ts';

export const ceoDeparture: SampleScenario = {
  id: 'ceo-departure-planned-handover',
  name: 'CEO departure: planned handover',
  type: 'departure',
  templateId: 'ceo-departure',
  status: 'complete',
  createdBy: employee('helena-brandt').name,
  createdAt: '2026-11-16T09:40',
  targetDate: '2027-03-31',
  reason: 'The board wants to know what must stand before the announcement.',
  completedAt: '2026-11-18T16:20',
  analysis: {
    overallRisk: 'high',
    confidence: 82,
    timeToRecover: { from: 6, to: 9 },
    summary: [
      'A handover announced in January and completed by 31 March is within what the company can carry, provided that Daniel Cho is named as interim before the board meets. The largest exposure is not the office itself but three relationships: the two enterprise clients and the Engineering leadership.',
      mood(
        'Sentiment is expected to fall by about 1.1 points on a scale of 10 in the first six weeks and to return to today’s level after six to nine months.',
      ),
    ],
    strengths: [
      'Three internal candidates, one ready now',
      'Decisions are already shared by four leaders',
      'Strategy for 2027 agreed and published',
    ],
    risks: [
      'Two enterprise clients speak only to the CEO',
      mood(
        `Engineering stands at ${wellbeingIn('Engineering')} out of 10, the lowest of all departments`,
      ),
      'No deputy in the pricing decision',
    ],
    teamImpacts: [
      teamImpact('Executive', 'critical', {
        softSkillsImpact: 88,
        hardSkillsImpact: 41,
        economicFeasibility: 54,
        description: 'Loses its chair; decisions wait for an interim.',
        keyMembers: [
          keyMember('daniel-cho', 'high', 'Leads as interim and keeps Operations until April'),
          keyMember('adaeze-nwosu', 'high', 'Holds the calendar of the handover and its open ends'),
          keyMember('yusuf-demir', 'medium', 'Speaks to the banks before they read it elsewhere'),
        ],
      }),
      teamImpact('Engineering', 'high', {
        softSkillsImpact: 72,
        hardSkillsImpact: 48,
        economicFeasibility: 61,
        description: 'Margaret Okafor is a candidate and the team’s anchor at once.',
        keyMembers: [
          keyMember('margaret-okafor', 'critical', 'Would be asked to lead; her seat opens'),
          keyMember('tomas-leiva', 'high', 'Leaves in December; his decisions need a home first'),
          keyMember('anneke-visser', 'medium', 'Acts for Margaret if she moves'),
        ],
      }),
      teamImpact('Sales', 'high', {
        softSkillsImpact: 66,
        hardSkillsImpact: 35,
        economicFeasibility: 58,
        description: 'Two enterprise renewals hang on one relationship.',
        keyMembers: [
          keyMember('marcus-webb', 'high', 'Takes over both renewals, introduced by the CEO'),
          keyMember('jonas-keller', 'medium', 'Hears it first of all directors'),
        ],
      }),
      teamImpact('Finance', 'medium', {
        softSkillsImpact: 38,
        hardSkillsImpact: 46,
        economicFeasibility: 77,
        description: 'Board reporting moves to Amira Haddad for a quarter.',
        keyMembers: [
          keyMember(
            'amira-haddad',
            'medium',
            'A candidate herself, with the quarter’s report on top',
          ),
          keyMember('stefan-brauer', 'low', 'Relieves Amira of the monthly close'),
        ],
      }),
      teamImpact('Product', 'medium', {
        softSkillsImpact: 44,
        hardSkillsImpact: 22,
        economicFeasibility: 81,
        description: 'Roadmap stands; fewer decisions get a second look.',
        keyMembers: [
          keyMember('priya-raman', 'medium', 'Reports to the interim, and decides pricing alone'),
          keyMember('noor-el-sayed', 'low', 'Becomes the deputy that pricing lacks today'),
        ],
      }),
      teamImpact('HR', 'low', {
        softSkillsImpact: 29,
        hardSkillsImpact: 12,
        economicFeasibility: 90,
        description: 'Communication plan is ready.',
        keyMembers: [
          keyMember('helena-brandt', 'low', 'Runs the three conversations with the candidates'),
        ],
      }),
    ],
    recommendations: [
      {
        priority: 'high',
        category: 'Leadership',
        action: 'Name Daniel Cho as interim before the board meets, with a written mandate',
        timeline: 'By 11 December 2026',
        owner: employee('eleanor-marsh').name,
      },
      {
        priority: 'high',
        category: 'Clients',
        action: 'Introduce Marcus Webb to both enterprise clients while the CEO is still in office',
        timeline: 'January 2027',
        owner: employee('camille-laurent').name,
      },
      {
        priority: 'high',
        category: 'Retention',
        action:
          'Agree with Margaret Okafor what becomes of her seat, whichever way the board decides',
        timeline: 'Before the announcement',
        owner: employee('robert-lindqvist').name,
      },
      {
        priority: 'medium',
        category: 'Communication',
        action: 'Tell board, leaders and everyone else on one day, in that order',
        timeline: '15 January 2027',
        owner: employee('helena-brandt').name,
      },
      {
        priority: 'medium',
        category: 'Decisions',
        action: 'Appoint Noor El-Sayed as deputy in the pricing decision',
        timeline: 'By 29 January 2027',
        owner: employee('priya-raman').name,
      },
      {
        priority: 'medium',
        category: 'Finance',
        action: 'Hand the monthly close to the Controller for the first quarter',
        timeline: 'January to March 2027',
        owner: employee('yusuf-demir').name,
      },
      {
        priority: 'low',
        category: 'Monitoring',
        action: mood('Look at sentiment every month and tell the leaders what it says'),
        timeline: 'Until September 2027',
        owner: employee('ruth-salgado').name,
      },
    ],
    timeline: [
      {
        name: 'Prepare',
        from: '2026-12-01',
        to: '2027-01-15',
        tasks: ['Name the interim, Daniel Cho', 'Agree the message with the board'],
      },
      {
        name: 'Announce',
        from: '2027-01-15',
        to: '2027-01-31',
        tasks: ['Board, leaders, then everyone on one day', 'CEO and interim call eleven clients'],
      },
      {
        name: 'Hand over',
        from: '2027-02-01',
        to: '2027-03-31',
        tasks: ['Weekly handover, two decisions at a time', 'Interview three candidates'],
      },
      {
        name: 'Settle',
        from: '2027-04-01',
        to: '2027-09-30',
        tasks: [
          'New CEO takes over',
          mood('Sentiment checked monthly until back at today’s level'),
        ],
      },
    ],
  },
};
