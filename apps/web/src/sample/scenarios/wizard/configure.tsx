import { type TemplateId, templateOf } from '../domain/templates.ts';
import type { ScenarioForm } from '../stored/scenario-form.ts';
import { CustomQuestions } from './custom-questions.tsx';
import { DepartureForm } from './departure-form.tsx';

type ConfigureProps = {
  templateId: TemplateId;
  form: ScenarioForm;
  onChange: (change: Partial<ScenarioForm>) => void;
};

export function Configure({ templateId, form, onChange }: ConfigureProps) {
  if (templateId === 'custom') {
    return <CustomQuestions answers={form.answers} onChange={(answers) => onChange({ answers })} />;
  }
  if (templateId === 'ceo-departure') {
    return (
      <DepartureForm departure={form.departure} onChange={(departure) => onChange({ departure })} />
    );
  }
  return (
    <p className="border-line-2 border-t py-6 text-ink-2">
      The configuration of {templateOf(templateId).name} will appear here; the scenario can be
      created without it.
    </p>
  );
}
