import { TemplateCard, TemplateCards } from '@/components/planning/template-card.tsx';
import { scenarioTemplates } from '../domain/templates.ts';
import { TemplateFacts } from '../template-facts.tsx';

export const TemplateLinks = () => (
  <TemplateCards>
    {scenarioTemplates.map((template) => {
      const { id, name, description, icon } = template;
      return (
        <TemplateCard
          key={id}
          {...{ name, description, icon }}
          to={`/scenarios/new?data=sample&template=${id}`}
        >
          <TemplateFacts template={template} />
        </TemplateCard>
      );
    })}
  </TemplateCards>
);
