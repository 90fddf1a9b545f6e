import type { SampleScenario } from '@/sample/scenarios/domain/scenario.ts';
import { employee } from '../../company/employees.ts';
import { mood } from '../../moods.ts';
import { keyMember, teamImpact } from '../company-parts.ts';
import { wellbeingIn } from '../teams.ts';

export const mergeMobileAndWeb: SampleScenario = {
  id: 'merge-mobile-and-web-teams',
  name: 'Merge Mobile and Web teams',
  type: 'restructure',
  templateId: 'team-restructure',
  status: 'complete',
  createdBy: employee('helena-brandt').name,
  createdAt: '2026-11-09T13:20',
  targetDate: '2027-02-01',
  reason: 'Every feature is built twice. Engineering proposes one team of twelve for both.',
  completedAt: '2026-11-10T15:30',
  analysis: {
    overallRisk: 'medium',
    confidence: 88,
    timeToRecover: { from: 3, to: 5 },
    summary: [
      'The two teams already talk to each other more than to anyone else, and six of their last ten features were the same work done twice. Merged under one manager, they would be as fast as today after three months and faster from the fifth.',
      'What can go wrong is a question of two people. Both managers are respected and only one can lead. The one who does not must have a task that is no consolation, and must hear of it before anybody else does.',
    ],
    strengths: [
      mood(`Web is the happiest team in Engineering, at ${wellbeingIn('Web')} out of 10`),
      'Product and Design work with both teams as if they were one',
      'No position is lost, and everyone can be told so',
    ],
    risks: [
      'Two managers for one chair',
      'Android knowledge rests with Lars Nygaard alone',
      'Quality engineers of both teams test in ways that do not fit together',
    ],
    teamImpacts: [
      teamImpact('Mobile', 'high', {
        softSkillsImpact: 63,
        hardSkillsImpact: 52,
        economicFeasibility: 84,
        description: 'Gives up its name, its planning day and possibly its manager.',
        keyMembers: [
          keyMember('mateo-ferrari', 'high', 'Would move to lead quality across Engineering'),
          keyMember('lars-nygaard', 'high', 'Alone on Android; needs a second within the year'),
          keyMember('ella-novotna', 'low', 'Brings the device lab along'),
        ],
      }),
      teamImpact('Web', 'medium', {
        softSkillsImpact: 42,
        hardSkillsImpact: 38,
        economicFeasibility: 86,
        description: 'Doubles in size under the manager it knows.',
        keyMembers: [
          keyMember(
            'joanna-reeves',
            'medium',
            'From five reports to eleven; needs a team lead below',
          ),
          keyMember('cedric-moreau', 'low', 'Ready to be that team lead'),
        ],
      }),
      teamImpact('Product', 'low', {
        softSkillsImpact: 21,
        hardSkillsImpact: 11,
        economicFeasibility: 93,
        description: 'One backlog instead of two, and one meeting less each week.',
        keyMembers: [keyMember('aiko-tanaka', 'medium', 'Her backlog is the one that goes away')],
      }),
      teamImpact('Design', 'low', {
        softSkillsImpact: 16,
        hardSkillsImpact: 19,
        economicFeasibility: 91,
        description: 'Draws each screen once; the component library has to catch up.',
        keyMembers: [keyMember('jun-park', 'low', 'Joins the two component libraries by April')],
      }),
      teamImpact('HR', 'low', {
        softSkillsImpact: 24,
        hardSkillsImpact: 8,
        economicFeasibility: 95,
        description: 'Twelve conversations in one week, each with an offer in writing.',
        keyMembers: [keyMember('ruth-salgado', 'low', 'Has set the week aside')],
      }),
    ],
    recommendations: [
      {
        priority: 'high',
        category: 'Leadership',
        action:
          'Offer Mateo Ferrari the lead of quality across Engineering before the merger is announced',
        timeline: 'By 4 December 2026',
        owner: employee('margaret-okafor').name,
      },
      {
        priority: 'high',
        category: 'Communication',
        action: 'Tell both teams together, in one room, with both managers in front',
        timeline: '12 January 2027',
        owner: employee('margaret-okafor').name,
      },
      {
        priority: 'medium',
        category: 'Knowledge',
        action: 'Give Lars Nygaard a second for Android, from the Web side',
        timeline: 'February to June 2027',
        owner: employee('joanna-reeves').name,
      },
      {
        priority: 'medium',
        category: 'Structure',
        action:
          'Make Cedric Moreau team lead, so that Joanna Reeves keeps fewer than eight reports',
        timeline: 'With the start, 1 February 2027',
        owner: employee('joanna-reeves').name,
      },
      {
        priority: 'low',
        category: 'Ways of working',
        action: 'Let the two quality engineers choose one way of testing, and keep to it',
        timeline: 'By 31 March 2027',
        owner: employee('mateo-ferrari').name,
      },
    ],
    timeline: [
      {
        name: 'Agree',
        from: '2026-12-01',
        to: '2027-01-11',
        tasks: ['Speak to both managers, one after the other', 'Write down who reports to whom'],
      },
      {
        name: 'Announce',
        from: '2027-01-12',
        to: '2027-01-31',
        tasks: ['Both teams in one room', 'A conversation with each of the twelve'],
      },
      {
        name: 'Join',
        from: '2027-02-01',
        to: '2027-04-30',
        tasks: ['One backlog, one planning day', 'Pairs across the old border'],
      },
      {
        name: 'Look back',
        from: '2027-05-01',
        to: '2027-06-30',
        tasks: ['Measure against today’s speed', 'Ask all twelve what to change'],
      },
    ],
  },
};
