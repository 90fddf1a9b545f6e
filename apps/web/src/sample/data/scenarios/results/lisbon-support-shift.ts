import type { SampleScenario } from '@/sample/scenarios/domain/scenario.ts';
import { employee } from '../../company/employees.ts';
import { keyMember, teamImpact } from '../company-parts.ts';

export const lisbonSupportShift: SampleScenario = {
  id: 'second-support-shift-in-lisbon',
  name: 'Second support shift in Lisbon',
  type: 'custom',
  templateId: 'custom',
  status: 'complete',
  createdBy: employee('ruth-salgado').name,
  createdAt: '2026-10-19T15:05',
  targetDate: '2027-03-01',
  reason:
    'Clients wait until morning, or wake an engineer. A shift of four in Lisbon would end both.',
  completedAt: '2026-10-20T09:25',
  analysis: {
    overallRisk: 'low',
    confidence: 91,
    timeToRecover: { from: 1, to: 2 },
    summary: [
      'Four people in Lisbon from 1 March would answer nine of ten evening calls and give the Platform team its nights back. The cost is known, the office is rented, and the first two candidates have been met.',
      'Little can go wrong, and what can is human: a shift that starts when everyone else goes home is easily forgotten. It needs a lead who has a voice in the weekly round, and a first month with someone from the main office beside it.',
    ],
    strengths: [
      'Night calls of Platform fall from eleven a week to about one',
      'The office is rented until 2029 and half empty',
      'Nobody’s work is taken away; everyone asked is in favour',
    ],
    risks: [
      'A shift that nobody meets drifts away from the rest',
      'The answers are known, but only half of them are written down',
      'Two further shifts are already being talked about, without a plan',
    ],
    teamImpacts: [
      teamImpact('Platform', 'medium', {
        softSkillsImpact: 34,
        hardSkillsImpact: 29,
        economicFeasibility: 88,
        description: 'Teaches for six weeks, then sleeps through.',
        keyMembers: [
          keyMember(
            'wei-chen',
            'medium',
            'Gains most, and would teach most; needs the time for it',
          ),
          keyMember('rashid-khan', 'low', 'Goes to Lisbon for the first month'),
        ],
      }),
      teamImpact('HR', 'low', {
        softSkillsImpact: 26,
        hardSkillsImpact: 14,
        economicFeasibility: 92,
        description: 'Hires four people by February under Portuguese law.',
        keyMembers: [
          keyMember('kwame-boateng', 'low', 'Has met two of four and knows where to look'),
          keyMember('petra-novak', 'low', 'Prepares contracts with the adviser in Lisbon'),
        ],
      }),
      teamImpact('Product', 'low', {
        softSkillsImpact: 13,
        hardSkillsImpact: 20,
        economicFeasibility: 94,
        description: 'Hears from clients in the evening for the first time.',
        keyMembers: [keyMember('chloe-bennett', 'low', 'Turns evening calls into a weekly note')],
      }),
    ],
    recommendations: [
      {
        priority: 'high',
        category: 'Hiring',
        action: 'Hire the lead of the shift first, and let them choose the other three',
        timeline: 'By 15 January 2027',
        owner: employee('kwame-boateng').name,
      },
      {
        priority: 'medium',
        category: 'Knowledge',
        action: 'Write down the forty answers that are given most often',
        timeline: 'December 2026 to February 2027',
        owner: employee('rashid-khan').name,
      },
      {
        priority: 'medium',
        category: 'Belonging',
        action: 'Move the weekly round to half past three, so that Lisbon is in it',
        timeline: 'From 1 March 2027',
        owner: employee('henrik-aalto').name,
      },
      {
        priority: 'low',
        category: 'Finance',
        action: 'Compare what the nights cost before and after, shift pay included',
        timeline: 'June 2027',
        owner: employee('lucia-ortega').name,
      },
      {
        priority: 'low',
        category: 'Planning',
        action: 'Decide on further shifts only when this one has run for half a year',
        timeline: 'September 2027',
        owner: employee('daniel-cho').name,
      },
    ],
    timeline: [
      {
        name: 'Hire',
        from: '2026-11-23',
        to: '2027-01-29',
        tasks: ['The lead first, then three more', 'Contracts under Portuguese law'],
      },
      {
        name: 'Learn',
        from: '2027-02-01',
        to: '2027-02-28',
        tasks: ['Four weeks with the Platform team', 'Forty answers in writing'],
      },
      {
        name: 'Start',
        from: '2027-03-01',
        to: '2027-03-31',
        tasks: ['Evenings in Lisbon, with Rashid Khan there', 'Engineers as second call only'],
      },
      {
        name: 'Stand alone',
        from: '2027-04-01',
        to: '2027-05-31',
        tasks: ['Lisbon alone until midnight', 'First weekly note from evening calls'],
      },
    ],
  },
};
