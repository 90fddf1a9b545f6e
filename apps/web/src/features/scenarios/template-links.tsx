import { TemplateCard, TemplateCards } from '@/components/planning/template-card.tsx';
import { templates } from './templates.ts';

export const TemplateLinks = ({ canNamePersons }: { canNamePersons: boolean }) => (
  <TemplateCards>
    {templates
      .filter(({ isAboutPersons }) => canNamePersons || !isAboutPersons)
      .map(({ id, name, description, icon, isComputed }) => (
        <TemplateCard
          key={id}
          {...{ name, description, icon }}
          to={`/scenarios/new?data=own&template=${id}`}
        >
          <span className="text-12 text-ink-2">
            {isComputed ? 'Computed from your meetings' : 'Written plan'}
          </span>
        </TemplateCard>
      ))}
  </TemplateCards>
);
