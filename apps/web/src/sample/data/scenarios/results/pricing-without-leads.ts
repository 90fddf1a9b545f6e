import type { SampleScenario } from '@/sample/scenarios/domain/scenario.ts';
import { employee } from '../../company/employees.ts';
import { keyMember, teamImpact } from '../company-parts.ts';

export const pricingWithoutLeads: SampleScenario = {
  id: 'pricing-2027-without-two-sales-leads',
  name: 'Pricing 2027 without two sales leads',
  type: 'custom',
  templateId: 'custom',
  status: 'complete',
  createdBy: employee('priya-raman').name,
  createdAt: '2026-10-27T11:30',
  targetDate: '2027-01-14',
  reason:
    'Both sales leads may be gone or on leave in January. Can the new prices start without them?',
  completedAt: '2026-10-28T14:50',
  analysis: {
    overallRisk: 'medium',
    confidence: 79,
    timeToRecover: { from: 2, to: 3 },
    summary: [
      'The new prices can start on 14 January without Marcus Webb and Elena Petrova, but not without what they know: which clients were promised the old price in a conversation and not on paper. There are about twenty of them.',
      'Written down in December, that list turns a risk into a morning’s work. Left in two heads, it costs an estimated three renewals and the good name of the new prices.',
    ],
    strengths: [
      'Prices, rules and the calculator are finished and tested',
      'Ana Sousa and Julia Schmidt have sold at the new prices in the trial',
      'Noor El-Sayed answers questions on the same day',
    ],
    risks: [
      'About twenty promises exist only in conversations',
      'No one but the two leads may grant a discount above ten per cent',
      'January is when a quarter of all contracts renew',
    ],
    teamImpacts: [
      teamImpact('Sales', 'high', {
        softSkillsImpact: 58,
        hardSkillsImpact: 61,
        economicFeasibility: 76,
        description: 'Sells new prices for six weeks without the two it asks for advice.',
        keyMembers: [
          keyMember('marcus-webb', 'high', 'Eleven of the unwritten promises are his'),
          keyMember('elena-petrova', 'medium', 'Trains the four youngest; the training stops'),
          keyMember('ana-sousa', 'low', 'Ready to stand in for the large clients'),
        ],
      }),
      teamImpact('Product', 'medium', {
        softSkillsImpact: 31,
        hardSkillsImpact: 42,
        economicFeasibility: 85,
        description: 'Becomes the help desk of the price list.',
        keyMembers: [
          keyMember('noor-el-sayed', 'high', 'Every exception would end on her desk'),
          keyMember('zsofia-kiss', 'low', 'Keeps the calculator and its answers'),
        ],
      }),
      teamImpact('Finance', 'medium', {
        softSkillsImpact: 22,
        hardSkillsImpact: 49,
        economicFeasibility: 82,
        description: 'Checks each discount by hand until someone may grant them.',
        keyMembers: [keyMember('ying-zhao', 'medium', 'Two hours a day in the first four weeks')],
      }),
      teamImpact('Marketing', 'low', {
        softSkillsImpact: 17,
        hardSkillsImpact: 15,
        economicFeasibility: 92,
        description: 'Letters to clients go out as planned.',
        keyMembers: [keyMember('layla-aziz', 'low', 'Signs the letters in place of the two leads')],
      }),
    ],
    recommendations: [
      {
        priority: 'high',
        category: 'Knowledge',
        action: 'Write down every promise of an old price, with client, date and amount',
        timeline: 'By 11 December 2026',
        owner: employee('marcus-webb').name,
      },
      {
        priority: 'high',
        category: 'Decisions',
        action: 'Let Ana Sousa and Julia Schmidt grant discounts up to fifteen per cent',
        timeline: 'From 4 January 2027',
        owner: employee('jonas-keller').name,
      },
      {
        priority: 'medium',
        category: 'Training',
        action: 'Finish the training of the four youngest before Christmas, not after',
        timeline: 'By 18 December 2026',
        owner: employee('elena-petrova').name,
      },
      {
        priority: 'medium',
        category: 'Support',
        action: 'Open one channel for price questions, answered by two people in turn',
        timeline: 'From 14 January 2027',
        owner: employee('noor-el-sayed').name,
      },
      {
        priority: 'low',
        category: 'Monitoring',
        action: 'Compare won and lost renewals with last January, every Friday',
        timeline: 'January and February 2027',
        owner: employee('maya-cohen').name,
      },
    ],
    timeline: [
      {
        name: 'Write down',
        from: '2026-11-23',
        to: '2026-12-18',
        tasks: ['The list of promises', 'Who may grant which discount'],
      },
      {
        name: 'Rehearse',
        from: '2026-12-18',
        to: '2027-01-13',
        tasks: ['Three renewals played through', 'Letters signed and waiting'],
      },
      {
        name: 'Start',
        from: '2027-01-14',
        to: '2027-02-12',
        tasks: ['New prices for everyone', 'Two people answer what comes up'],
      },
      {
        name: 'Steady',
        from: '2027-02-15',
        to: '2027-04-15',
        tasks: ['Leads take over again, or their successors', 'Discounts checked by sample only'],
      },
    ],
  },
};
