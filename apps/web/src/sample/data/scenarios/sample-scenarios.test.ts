import { customQuestions } from '@rapport/contract';
import { describe, expect, test } from 'vitest';
import { impactLevels } from '@/components/planning/level.tsx';
import { textOf } from '@/sample/domain/sentence.ts';
import {
  communicationStrategies,
  priorities,
  replacementTimelines,
} from '@/sample/scenarios/domain/departure-options.ts';
import { keyMetricsOf } from '@/sample/scenarios/domain/key-metrics.ts';
import { scenarioTemplates, templateIds, templateOf } from '@/sample/scenarios/domain/templates.ts';
import { sampleToday } from '../company/company.ts';
import { employee, employees } from '../company/employees.ts';
import { sampleScenarios, templateAnalyses } from './sample-scenarios.ts';
import { membersOf } from './teams.ts';

const names = new Set(employees.map(({ name }) => name));

describe('the sample scenarios', () => {
  test('are the six of the list, newest first and all completed', () => {
    expect(
      sampleScenarios.map(({ name, analysis }) => [
        name,
        analysis.overallRisk,
        analysis.confidence,
      ]),
    ).toEqual([
      ['CEO departure: planned handover', 'high', 82],
      ['Billing platform breach, drill', 'critical', 74],
      ['Merge Mobile and Web teams', 'medium', 88],
      ['Losing Halden Group', 'high', 71],
      ['Pricing 2027 without two sales leads', 'medium', 79],
      ['Second support shift in Lisbon', 'low', 91],
    ]);
    const completed = sampleScenarios.map(({ completedAt }) => completedAt);
    expect(completed).toEqual([...completed].sort().reverse());
    for (const { createdAt, completedAt, targetDate, createdBy, status } of sampleScenarios) {
      expect(status).toBe('complete');
      expect(names).toContain(createdBy);
      expect(createdAt < completedAt).toBe(true);
      expect(completedAt < sampleToday).toBe(true);
      expect(targetDate > sampleToday).toBe(true);
    }
  });

  test('have the type of their template', () => {
    for (const { type, templateId } of sampleScenarios) {
      expect(type).toBe(templateOf(templateId).type);
    }
  });
});

describe.each([
  ...sampleScenarios,
  { name: 'a key person departs', analysis: templateAnalyses['key-person-departure'] },
])('the analysis of $name', ({ analysis }) => {
  test('names teams with their real size, hardest hit first, and nobody in two of them', () => {
    const { teamImpacts } = analysis;
    for (const { name, currentSize, keyMembers } of teamImpacts) {
      const members = membersOf(name).map(({ id }) => id);
      expect(currentSize).toBe(members.length);
      for (const { id } of keyMembers) expect(members).toContain(id);
    }
    const levels = teamImpacts.map(({ impactLevel }) => impactLevels.indexOf(impactLevel));
    expect(levels).toEqual([...levels].sort((a, b) => b - a));
    const affected = teamImpacts.flatMap(({ name }) => membersOf(name));
    expect(new Set(affected).size).toBe(affected.length);
    expect(keyMetricsOf(analysis, employees)).toMatchObject({
      teamsAffected: teamImpacts.length,
      peopleAffected: affected.length,
      peopleInAll: 105,
      recommendations: analysis.recommendations.length,
    });
  });

  test('has five to eight recommendations for people of the company, most urgent first', () => {
    const order = analysis.recommendations.map(({ priority }) =>
      ['high', 'medium', 'low'].indexOf(priority),
    );
    expect(order).toEqual([...order].sort());
    expect(order.length).toBeGreaterThanOrEqual(5);
    expect(order.length).toBeLessThanOrEqual(8);
    for (const { owner } of analysis.recommendations) expect(names).toContain(owner);
  });

  test('has four consecutive phases', () => {
    expect(analysis.timeline).toHaveLength(4);
    for (const [index, { from, to }] of analysis.timeline.entries()) {
      expect(from < to).toBe(true);
      const before = analysis.timeline[index - 1];
      if (before) expect(before.to <= from).toBe(true);
    }
  });

  test('repeats no sentence', () => {
    const sentences = [
      ...analysis.summary,
      ...analysis.strengths,
      ...analysis.risks,
      ...analysis.teamImpacts.flatMap(({ description, keyMembers }) => [
        description,
        ...keyMembers.map(({ impact }) => impact),
      ]),
      ...analysis.recommendations.map(({ action }) => action),
    ].map(textOf);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('the templates', () => {
  test('have the specified ids, each with an analysis', () => {
    expect(scenarioTemplates.map(({ id }) => id)).toEqual([
      'ceo-departure',
      'security-breach',
      'team-restructure',
      'major-client',
      'key-person-departure',
      'custom',
    ]);
    expect(Object.keys(templateAnalyses)).toEqual([...templateIds]);
  });

  test('take from 5-8 to 20-30 minutes', () => {
    const times = scenarioTemplates.map(({ estimatedTime }) => estimatedTime);
    const minutes = times.map((time) => Number.parseInt(time, 10));
    expect(times[minutes.indexOf(Math.min(...minutes))]).toBe('5–8 minutes');
    expect(times[minutes.indexOf(Math.max(...minutes))]).toBe('20–30 minutes');
  });
});

test('the custom scenario asks the six specified questions', () => {
  expect(
    customQuestions.map(({ id, choice, options }) => [id, choice, options.map((o) => o.id)]),
  ).toEqual([
    [
      'scenario_type',
      'single',
      [
        'people_change',
        'organizational',
        'crisis_management',
        'business_event',
        'operational',
        'other',
      ],
    ],
    [
      'impact_scope',
      'multi',
      [
        'individual_level',
        'team_level',
        'department_level',
        'company_wide',
        'external_stakeholders',
      ],
    ],
    [
      'data_sources',
      'multi',
      [
        'sentiment_data',
        'performance_data',
        'meeting_patterns',
        'task_completion',
        'communication',
        'skills_inventory',
        'org_structure',
      ],
    ],
    ['timeline', 'single', ['immediate', 'short_term', 'medium_term', 'long_term', 'ongoing']],
    [
      'success_metrics',
      'multi',
      [
        'sentiment_maintained',
        'productivity_metrics',
        'retention_rates',
        'financial_impact',
        'project_delivery',
        'stakeholder_satisfaction',
      ],
    ],
    [
      'risk_factors',
      'multi',
      [
        'knowledge_loss',
        'team_morale',
        'productivity_drop',
        'client_impact',
        'regulatory_compliance',
        'competitive_advantage',
        'financial_costs',
      ],
    ],
  ]);
});

test('the CEO departure asks its questions in the specified words', () => {
  expect(replacementTimelines).toEqual([
    { id: 'immediate', label: 'Immediate' },
    { id: '3-months', label: '3-6 months' },
    { id: '6-months', label: '6+ months' },
  ]);
  expect(communicationStrategies.map(({ id }) => id)).toEqual([
    'immediate',
    'planned',
    'confidential',
  ]);
  expect(priorities.map(({ name }) => name)).toEqual([
    'Leadership Continuity',
    'Team Stability',
    'Strategic Execution',
    'Stakeholder Confidence',
    'Operational Impact',
  ]);
  expect(employee('eleanor-marsh').role).toBe('Chief Executive Officer');
});
