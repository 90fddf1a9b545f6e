import type {
  PeriodWeeks,
  Scenario,
  ScenarioConfiguration,
  ScenarioTemplate,
} from '@rapport/contract';

/** The content of the wizard. Each template uses a part of it. */
export type ScenarioForm = {
  template: ScenarioTemplate | null;
  title: string;
  /** YYYY-MM-DD or empty. */
  targetDate: string;
  reason: string;
  leavers: string[];
  by: 'department' | 'team';
  groups: string[];
  group: string | null;
  people: string[];
  weeks: PeriodWeeks;
  week: string | undefined;
  answers: Record<string, string[]>;
  /** One step per line. */
  steps: string;
};

export const emptyForm: ScenarioForm = {
  template: null,
  title: '',
  targetDate: '',
  reason: '',
  leavers: [],
  by: 'department',
  groups: [],
  group: null,
  people: [],
  weeks: 13,
  week: undefined,
  answers: {},
  steps: '',
};

export function formOf({ title, targetDate, reason, configuration }: Scenario): ScenarioForm {
  const { steps, ...chosen } = configuration;
  return {
    ...emptyForm,
    ...chosen,
    title,
    reason,
    targetDate: targetDate ?? '',
    steps: steps.join('\n'),
  };
}

export function configurationOf(
  form: ScenarioForm & { template: ScenarioTemplate },
): ScenarioConfiguration {
  const { template, leavers, by, groups, group, people, answers, weeks, week } = form;
  const steps = form.steps
    .split('\n')
    .map((step) => step.trim())
    .filter((step) => step !== '');
  const written = { answers, steps };
  const period = { weeks, ...(week !== undefined && { week }) };
  switch (template) {
    case 'what-if':
    case 'key-person-departure':
    case 'ceo-departure':
      return { template, leavers, ...period, ...written };
    case 'team-merge':
      return { template, groups, by, ...period, ...written };
    case 'team-split':
      return { template, group, people, by, ...period, ...written };
    default:
      return { template, ...written };
  }
}

/** Step 1 needs a template, step 2 a name. `missingChoice` says what else a run needs. */
export function isStepDone(step: number, { template, title }: ScenarioForm): boolean {
  return step === 1 ? template !== null : step === 2 ? title.trim() !== '' : true;
}
