import { useId } from 'react';
import { type ScenarioTemplate, scenarioTemplates, type TemplateId } from '../domain/templates.ts';
import { TemplateFacts } from '../template-facts.tsx';

type ChooseTemplateProps = {
  chosen: TemplateId | null;
  onChoose: (template: ScenarioTemplate) => void;
};

export function ChooseTemplate({ chosen, onChoose }: ChooseTemplateProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2 md:grid-cols-2 lg:grid-cols-3">
      <legend className="sr-only">Template</legend>
      {scenarioTemplates.map((template) => (
        <TemplateCard
          key={template.id}
          group={name}
          template={template}
          isChosen={template.id === chosen}
          onChoose={() => onChoose(template)}
        />
      ))}
    </fieldset>
  );
}

type TemplateCardProps = {
  group: string;
  template: ScenarioTemplate;
  isChosen: boolean;
  onChoose: () => void;
};

function TemplateCard({ group, template, isChosen, onChoose }: TemplateCardProps) {
  const id = useId();
  const { name, description, icon: Icon } = template;
  return (
    <label className="group grid grid-cols-[20px_minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-x-3 gap-y-1 rounded-control border border-line-2 bg-surface px-4 py-3 hover:border-line-control has-checked:border-accent has-checked:bg-accent-soft has-checked:inset-ring has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
      <Icon
        aria-hidden
        className="mt-0.5 size-5 stroke-[1.5] text-ink-2 group-has-checked:text-accent"
      />
      <span className="flex min-h-6 items-center gap-2">
        <span id={`${id}-name`} className="min-w-0 flex-1 text-16 font-strong tracking-[-.01em]">
          {name}
        </span>
        <input
          type="radio"
          name={group}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-description ${id}-facts`}
          className="size-4 flex-none appearance-none rounded-full border border-line-control bg-surface outline-none checked:border-5 checked:border-accent"
        />
      </span>
      <span id={`${id}-description`} className="col-start-2 text-pretty text-ink-2">
        {description}
      </span>
      <span
        id={`${id}-facts`}
        className="col-start-2 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-2.5"
      >
        <TemplateFacts template={template} withSteps />
      </span>
    </label>
  );
}
