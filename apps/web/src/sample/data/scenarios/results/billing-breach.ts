import type { SampleScenario } from '@/sample/scenarios/domain/scenario.ts';
import { employee } from '../../company/employees.ts';
import { mood } from '../../moods.ts';
import { keyMember, teamImpact } from '../company-parts.ts';
import { wellbeingIn } from '../teams.ts';

export const billingBreach: SampleScenario = {
  id: 'billing-platform-breach-drill',
  name: 'Billing platform breach, drill',
  type: 'crisis',
  templateId: 'security-breach',
  status: 'complete',
  createdBy: employee('margaret-okafor').name,
  createdAt: '2026-11-12T10:15',
  targetDate: '2026-12-15',
  reason:
    'The insurer asks for a drill before the policy is renewed, and we want to learn from it.',
  completedAt: '2026-11-13T11:05',
  analysis: {
    overallRisk: 'critical',
    confidence: 74,
    timeToRecover: { from: 2, to: 4 },
    summary: [
      'Had the billing platform been opened to a stranger last week, the hole would have been closed within a day. Saying so would have taken four: nobody is named who may speak to clients, and the draft of a notice would have passed through five hands.',
      'Two people carry the technical answer. Tomás Leiva leaves on 18 December, three days after the drill, and Wei Chen takes most of the nights on call that Tomás does not. The drill should be run with Tomás in the room and without him at the keyboard.',
    ],
    strengths: [
      'Backups of the billing data are restored and checked every week',
      'Samuel Oyelaran has led one real incident, in 2024, to a good end',
      'The outside counsel is under contract and answers at night',
    ],
    risks: [
      mood(`Platform is tired already: ${wellbeingIn('Platform')} out of 10`),
      'The keys of the payment provider are known to two people only',
      'No one is named who tells clients, and none of the texts exists',
      'The regulator must hear within 72 hours; today that would be missed',
    ],
    teamImpacts: [
      teamImpact('Billing', 'critical', {
        softSkillsImpact: 64,
        hardSkillsImpact: 86,
        economicFeasibility: 47,
        description: 'Stops all other work for nine days and rebuilds under watch.',
        keyMembers: [
          keyMember(
            'samuel-oyelaran',
            'critical',
            'Leads the response and has no one to relieve him',
          ),
          keyMember(
            'ivo-markovic',
            'high',
            'Knows the oldest part of the code, and nobody else does',
          ),
          keyMember('katarzyna-wojcik', 'medium', 'Can take the night watch once she has the keys'),
        ],
      }),
      teamImpact('Platform', 'critical', {
        softSkillsImpact: 71,
        hardSkillsImpact: 79,
        economicFeasibility: 44,
        description: 'Turns every key and reads four weeks of logs, by day and by night.',
        keyMembers: [
          keyMember(
            'tomas-leiva',
            'critical',
            'Alone knows how the keys are turned; leaves that week',
          ),
          keyMember('wei-chen', 'high', 'Would be called three nights in a row'),
          keyMember('henrik-aalto', 'medium', 'Makes the rota, and must be able to say no to it'),
        ],
      }),
      teamImpact('Data', 'high', {
        softSkillsImpact: 33,
        hardSkillsImpact: 62,
        economicFeasibility: 63,
        description: 'Has to say within a day whose records were read.',
        keyMembers: [
          keyMember('grace-lindholm', 'high', 'The only one who can sign that list'),
          keyMember('claire-dubois', 'low', 'Prepares the queries beforehand'),
        ],
      }),
      teamImpact('Executive', 'high', {
        softSkillsImpact: 69,
        hardSkillsImpact: 18,
        economicFeasibility: 72,
        description: 'Decides on six questions it has never been asked.',
        keyMembers: [
          keyMember('robert-lindqvist', 'medium', 'Decides when systems go down and come back'),
          keyMember('eleanor-marsh', 'medium', 'Calls the five largest clients herself'),
        ],
      }),
      teamImpact('Sales', 'medium', {
        softSkillsImpact: 57,
        hardSkillsImpact: 14,
        economicFeasibility: 68,
        description: 'Answers clients for a week instead of closing the quarter.',
        keyMembers: [
          keyMember('tom-hartley', 'high', 'Halden Group calls him first, whatever the hour'),
          keyMember('maya-cohen', 'low', 'Keeps one list of who has been told what'),
        ],
      }),
      teamImpact('Marketing', 'medium', {
        softSkillsImpact: 46,
        hardSkillsImpact: 21,
        economicFeasibility: 83,
        description: 'Speaks to the press with words that are not written yet.',
        keyMembers: [
          keyMember('tariq-hussain', 'medium', 'The only voice to the outside; needs a stand-in'),
        ],
      }),
      teamImpact('Finance', 'low', {
        softSkillsImpact: 18,
        hardSkillsImpact: 27,
        economicFeasibility: 79,
        description: 'Bills two weeks late and keeps the record for the insurer.',
        keyMembers: [keyMember('patrick-oshea', 'low', 'Speaks to insurer and payment provider')],
      }),
    ],
    recommendations: [
      {
        priority: 'high',
        category: 'Knowledge',
        action:
          'Have three people besides Tomás Leiva turn the payment keys, once each, watched by him',
        timeline: 'By 11 December 2026',
        owner: employee('henrik-aalto').name,
      },
      {
        priority: 'high',
        category: 'Decisions',
        action: 'Name one person who may speak to clients and one who may switch billing off',
        timeline: 'By 4 December 2026',
        owner: employee('eleanor-marsh').name,
      },
      {
        priority: 'high',
        category: 'Legal',
        action:
          'Put the 72 hours of the regulator into the plan, hour by hour, with a name at each',
        timeline: 'By 11 December 2026',
        owner: employee('yusuf-demir').name,
      },
      {
        priority: 'medium',
        category: 'Communication',
        action:
          'Write the notice to clients, the answer to the press and the note to all staff now',
        timeline: 'By 11 December 2026',
        owner: employee('tariq-hussain').name,
      },
      {
        priority: 'medium',
        category: 'Workload',
        action: 'Take Wei Chen off the rota for the two weeks after the drill',
        timeline: '16 to 31 December 2026',
        owner: employee('henrik-aalto').name,
      },
      {
        priority: 'low',
        category: 'Learning',
        action: 'Run a smaller drill each quarter, announced to nobody but its referee',
        timeline: 'From March 2027',
        owner: employee('anneke-visser').name,
      },
    ],
    timeline: [
      {
        name: 'Prepare',
        from: '2026-11-23',
        to: '2026-12-14',
        tasks: ['Name who decides and who speaks', 'Turn the keys once with three people'],
      },
      {
        name: 'Drill',
        from: '2026-12-15',
        to: '2026-12-18',
        tasks: ['One day as if it were real', 'A talk about it while it is fresh'],
      },
      {
        name: 'Close the gaps',
        from: '2026-12-21',
        to: '2027-01-29',
        tasks: ['Texts and rota as the drill taught', 'Report to the insurer'],
      },
      {
        name: 'Repeat',
        from: '2027-02-01',
        to: '2027-03-31',
        tasks: ['Second drill, smaller and unannounced', 'Rota back to every fourth night'],
      },
    ],
  },
};
