import { TemplateCard, TemplateCards } from '@/components/planning/template-card.tsx';
import { ownTemplates } from './own-templates.ts';

export const OwnTemplateLinks = ({ canNamePersons }: { canNamePersons: boolean }) => (
  <TemplateCards>
    {ownTemplates
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
