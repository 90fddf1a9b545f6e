import * as z from 'zod/mini';

/** Templates for people who leave. */
export const leavingTemplates = ['what-if', 'key-person-departure', 'ceo-departure'] as const;
export const groupTemplates = ['team-merge', 'team-split'] as const;
/**
 * Switched off in works-council mode. This includes a split: its new part may be a single person, whose figures it
 * would reveal.
 */
export const personTemplates = [...leavingTemplates, 'team-split'] as const;
/** Templates for which nothing is computed: they hold only what people write. */
export const writtenTemplates = [
  'security-breach',
  'team-restructure',
  'major-client',
  'custom',
] as const;

export const scenarioTemplateSchema = z.enum([
  ...leavingTemplates,
  ...groupTemplates,
  ...writtenTemplates,
]);
export type ScenarioTemplate = z.infer<typeof scenarioTemplateSchema>;

const among = (templates: readonly ScenarioTemplate[], template: ScenarioTemplate): boolean =>
  templates.includes(template);

export const isAboutPersons = (template: ScenarioTemplate) => among(personTemplates, template);
export const isComputed = (template: ScenarioTemplate) => !among(writtenTemplates, template);
