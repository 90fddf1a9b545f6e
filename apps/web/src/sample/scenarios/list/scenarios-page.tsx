import { Plus, Search } from 'lucide-react';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { TemplateCard, TemplateCards } from '@/components/planning/template-card.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { counted } from '@/lib/number-words.ts';
import { useSearchInAddress } from '@/lib/use-search-in-address.ts';
import { SampleSentence } from '@/sample/components/sample-sentence.tsx';
import { scenarioTemplates } from '../domain/templates.ts';
import { useScenarios } from '../stored/scenarios.ts';
import { useStoredScenarios } from '../stored/stored-scenarios.ts';
import { TemplateFacts } from '../template-facts.tsx';
import { entriesOf, matching } from './list-entries.ts';
import { ScenarioTable } from './scenario-table.tsx';

export function ScenariosPage() {
  const { typed, setTyped } = useSearchInAddress();
  const { drafts } = useStoredScenarios();
  const scenarios = useScenarios();
  const shown = matching(entriesOf(drafts, scenarios), typed);
  const results = counted(scenarios.length, 'result');
  return (
    <>
      <PageHead
        title="Scenarios"
        badge={
          <>
            <SourceSwitch source="sample" />
            <SampleDataBadge />
          </>
        }
        lead="See the effects of a change before it happens."
        note={<SampleSentence />}
        actions={
          <ButtonLink to="/scenarios/new?data=sample" variant="primary" icon={Plus}>
            Create Scenario
          </ButtonLink>
        }
      />
      <section aria-label="Results and drafts">
        <FigureHead
          title="Results and drafts"
          caption={
            drafts.length > 0
              ? `${results} and ${counted(drafts.length, 'draft')}, newest first`
              : `${results}, newest first`
          }
          actions={
            <SearchInput
              label="Search scenarios"
              placeholder="Search scenarios..."
              className="w-60 max-md:w-full"
              value={typed}
              onValueChange={setTyped}
            />
          }
        />
        {shown.length > 0 ? (
          <ScenarioTable entries={shown} />
        ) : (
          <StateBox
            kind="empty"
            icon={Search}
            title={`No scenario has “${typed.trim()}” in its name, type or creator.`}
            action={<Button onClick={() => setTyped('')}>Show all scenarios</Button>}
          />
        )}
      </section>
      <TemplateLinks />
    </>
  );
}

const TemplateLinks = () => (
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
