import { Level } from '@/components/planning/level.tsx';
import type { ScenarioTemplate } from './domain/templates.ts';

type TemplateFactsProps = { template: ScenarioTemplate; withSteps?: boolean };

export function TemplateFacts({ template, withSteps = false }: TemplateFactsProps) {
  return (
    <>
      <Level value={template.complexity} />
      <span className="text-12 text-ink-2">{template.estimatedTime}</span>
      {withSteps && (
        <span className="text-12 text-ink-2">{template.steps} configuration steps</span>
      )}
    </>
  );
}
