import type { SampleScenario } from '@/sample/scenarios/domain/scenario.ts';
import { employee } from '../../company/employees.ts';
import { mood } from '../../moods.ts';
import { keyMember, teamImpact } from '../company-parts.ts';
import { wellbeingIn } from '../teams.ts';

export const losingHaldenGroup: SampleScenario = {
  id: 'losing-halden-group',
  name: 'Losing Halden Group',
  type: 'business_event',
  templateId: 'major-client',
  status: 'complete',
  createdBy: employee('daniel-cho').name,
  createdAt: '2026-11-03T08:55',
  targetDate: '2027-01-30',
  reason: 'Halden has asked two competitors for an offer. The contract ends on 30 January.',
  completedAt: '2026-11-04T10:15',
  analysis: {
    overallRisk: 'high',
    confidence: 71,
    timeToRecover: { from: 8, to: 12 },
    summary: [
      'Halden Group pays for eleven per cent of revenue and fills the days of nine people. Losing it would not endanger the company, but it would take the year’s growth, and it would be felt first where people are already discouraged: in Sales.',
      'Whether Halden stays is open. What is not open is that four months of work were promised to them beyond the contract, and that the people who promised it no longer believe in it.',
    ],
    strengths: [
      'The pipeline for spring holds three offers of half that size',
      'Halden’s engineers like ours; the doubt is in their purchasing',
      'Cash covers a year of the missing revenue',
    ],
    risks: [
      mood('Tom Hartley is the only one whom Halden calls, and he is near the end of his strength'),
      mood(
        `Sales stands at ${wellbeingIn('Sales')} out of 10 and would lose its bonus for the year`,
      ),
      'Three others of the same trade take Halden as their reference',
    ],
    teamImpacts: [
      teamImpact('Sales', 'critical', {
        softSkillsImpact: 81,
        hardSkillsImpact: 39,
        economicFeasibility: 42,
        description: 'Loses a third of its target and the story it tells.',
        keyMembers: [
          keyMember(
            'tom-hartley',
            'critical',
            'Would take it as his own failure, and is being courted',
          ),
          keyMember('marcus-webb', 'high', 'Has to find the missing target within two quarters'),
          keyMember('jonas-keller', 'high', 'Has warned of this since spring, without an answer'),
        ],
      }),
      teamImpact('Executive', 'high', {
        softSkillsImpact: 47,
        hardSkillsImpact: 12,
        economicFeasibility: 66,
        description: 'Explains a missed year to the board and keeps the calm.',
        keyMembers: [
          keyMember('camille-laurent', 'high', 'Answers for the forecast that counted on Halden'),
          keyMember('yusuf-demir', 'low', 'Has the second budget ready'),
        ],
      }),
      teamImpact('Product', 'medium', {
        softSkillsImpact: 36,
        hardSkillsImpact: 44,
        economicFeasibility: 74,
        description: 'A quarter of the roadmap was meant for one client.',
        keyMembers: [
          keyMember(
            'priya-raman',
            'medium',
            'Takes Halden’s wishes off the roadmap, or keeps them',
          ),
          keyMember('tessa-vermeulen', 'low', 'Knows which of them others would pay for'),
        ],
      }),
      teamImpact('Engineering', 'medium', {
        softSkillsImpact: 41,
        hardSkillsImpact: 37,
        economicFeasibility: 69,
        description: 'Five engineers change what they work on.',
        keyMembers: [
          keyMember('samuel-oyelaran', 'medium', 'Two of his five work for Halden only'),
          keyMember('wei-chen', 'low', 'Halden’s night calls would end'),
        ],
      }),
      teamImpact('Finance', 'low', {
        softSkillsImpact: 19,
        hardSkillsImpact: 31,
        economicFeasibility: 80,
        description: 'Plans the year again, with a reserve this time.',
        keyMembers: [keyMember('lucia-ortega', 'low', 'Keeps both budgets until January')],
      }),
    ],
    recommendations: [
      {
        priority: 'high',
        category: 'Client',
        action: 'Visit Halden’s purchasing with Camille Laurent and a price that can be explained',
        timeline: 'By 4 December 2026',
        owner: employee('camille-laurent').name,
      },
      {
        priority: 'high',
        category: 'Retention',
        action: 'Put a second person beside Tom Hartley, and tell him it is meant as help',
        timeline: 'By 27 November 2026',
        owner: employee('jonas-keller').name,
      },
      {
        priority: 'high',
        category: 'Incentives',
        action: 'Set Sales a target for the year that can still be reached if Halden goes',
        timeline: 'By 15 January 2027',
        owner: employee('camille-laurent').name,
      },
      {
        priority: 'medium',
        category: 'Roadmap',
        action: 'Sort Halden’s open wishes into those others want and those nobody else does',
        timeline: 'By 18 December 2026',
        owner: employee('tessa-vermeulen').name,
      },
      {
        priority: 'medium',
        category: 'Workload',
        action: 'Ask the five engineers on Halden’s work where they would rather be',
        timeline: 'January 2027',
        owner: employee('anneke-visser').name,
      },
      {
        priority: 'low',
        category: 'Finance',
        action: 'Allow no client more than eight per cent of revenue in the plan for 2028',
        timeline: 'With the next plan',
        owner: employee('yusuf-demir').name,
      },
    ],
    timeline: [
      {
        name: 'Hold',
        from: '2026-11-23',
        to: '2026-12-18',
        tasks: ['Visit with a price that can be explained', 'A second person beside Tom'],
      },
      {
        name: 'Decide',
        from: '2026-12-21',
        to: '2027-01-30',
        tasks: ['Halden answers', 'Either budget is ready to be used'],
      },
      {
        name: 'Turn',
        from: '2027-02-01',
        to: '2027-05-31',
        tasks: ['Five engineers to other work', 'Three offers of spring followed by name'],
      },
      {
        name: 'Regrow',
        from: '2027-06-01',
        to: '2027-11-30',
        tasks: ['Revenue back at today’s level', 'No client above eight per cent in the plan'],
      },
    ],
  },
};
