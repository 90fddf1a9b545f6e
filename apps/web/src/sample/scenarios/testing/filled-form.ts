import { emptyForm, type ScenarioForm } from '../stored/scenario-form.ts';

export const filledForm = (change: Partial<ScenarioForm> = {}): ScenarioForm => ({
  ...emptyForm,
  templateId: 'custom',
  name: 'Office consolidation',
  reason: 'One of two leases ends in spring.',
  ...change,
});
