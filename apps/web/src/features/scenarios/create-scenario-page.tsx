import { type Scenario, type ScenarioGroups, scenarioTemplateSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { PlanningNotGiven } from '@/components/planning/planning-not-given.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { useAddress } from '@/lib/use-address.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import {
  scenarioGroupsQueryOptions,
  scenarioQueryOptions,
  scenariosQueryOptions,
} from './api/scenarios.ts';
import { Wizard } from './wizard.tsx';

const skeleton = { loading: 'the wizard', block: 'h-80' };

/** Creates a scenario, or edits one: `/scenarios/new?edit=`. */
export function CreateScenarioPage() {
  usePageTitle('Create Scenario');
  const [address] = useAddress();
  const [edited] = useState(address.get('edit'));
  const list = useQuery(scenariosQueryOptions);
  const groups = useQuery(scenarioGroupsQueryOptions);
  const scenario = useQuery({
    ...scenarioQueryOptions(edited ?? ''),
    enabled: edited !== null,
    // The form starts with the latest version and keeps it.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  const template = scenarioTemplateSchema.safeParse(address.get('template')).data ?? null;
  return (
    <FiguresOf query={list} what="the scenarios" {...skeleton}>
      {({ mayPlan, canNamePersons, canCompute }) => {
        if (!mayPlan && edited === null) return <PlanningNotGiven hasShared={false} />;
        const wizard = (known: ScenarioGroups, opened: Scenario | null) => (
          <Wizard
            scenario={opened}
            template={opened ? null : template}
            groups={known}
            canNamePersons={canNamePersons}
            canCompute={canCompute}
          />
        );
        return (
          <FiguresOf query={groups} what="the groups" {...skeleton}>
            {(known) =>
              edited === null ? (
                wizard(known, null)
              ) : (
                <FiguresOf query={scenario} what="the scenario" {...skeleton}>
                  {(opened) =>
                    scenario.isFetchedAfterMount ? (
                      wizard(known, opened)
                    ) : (
                      <Loading label="Loading the wizard..." block="h-80" />
                    )
                  }
                </FiguresOf>
              )
            }
          </FiguresOf>
        );
      }}
    </FiguresOf>
  );
}
