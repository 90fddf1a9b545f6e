import {
  endpoints,
  type Scenario,
  type ScenarioTemplate,
  scenarioTemplateNames,
} from '@rapport/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiRequestError } from '@/lib/api-client.ts';
import { call } from '@/lib/call.ts';
import { isChangedMeanwhile } from '@/lib/is-changed-meanwhile.ts';
import { scenarioQueryOptions } from './api/scenarios.ts';
import { refusedChoice } from './missing-choice.ts';
import { configurationOf, emptyForm, formOf, type ScenarioForm } from './scenario-form.ts';
import { useChange } from './use-change.ts';

type Saved = { id: string; version: number; template: ScenarioTemplate };

const savedOf = ({ id, version, configuration: { template } }: Scenario): Saved => ({
  id,
  version,
  template,
});

const isDeleted = (error: unknown) => error instanceof ApiRequestError && error.status === 404;

/**
 * The wizard's input and how it is saved: as a new scenario, or as a change of the version that was
 * opened.
 */
export function useWizard(opened: Scenario | null, template: ScenarioTemplate | null) {
  const queryClient = useQueryClient();
  const [start, setStart] = useState(() =>
    opened
      ? formOf(opened)
      : { ...emptyForm, template, title: template ? scenarioTemplateNames[template] : '' },
  );
  const [form, setForm] = useState(start);
  /** The saved state on the server. A failed run leaves a draft, which the next attempt changes. */
  const saved = useRef<Saved | null>(opened && savedOf(opened));
  const isDone = useRef(false);
  const saving = useChange(
    async ({ isRun }: { isRun: boolean }): Promise<string> => {
      const { template, title, reason } = form;
      if (template === null) throw new Error('Choose a template.');
      const given = {
        title,
        reason,
        targetDate: form.targetDate || null,
        configuration: configurationOf({ ...form, template }),
      };
      // The template of a saved scenario cannot change.
      if (saved.current?.template === template) {
        const { id, version } = saved.current;
        const body = { ...given, version };
        await call(endpoints.scenarios.update, { id, body }).catch((error: unknown) => {
          if (!isDeleted(error)) throw error;
          saved.current = null;
          throw new Error('The scenario was deleted meanwhile. Save again to create a new one.');
        });
        saved.current = { id, version: version + 1, template };
      } else {
        const created = await call(endpoints.scenarios.create, { body: given });
        saved.current = { ...created, version: 1, template };
      }
      const { id, version } = saved.current;
      if (isRun) await call(endpoints.scenarios.run, { id, body: { version } });
      return id;
    },
    {
      failed: 'The scenario could not be saved. What you typed is still here.',
      isAtField: (error) => refusedChoice(error, form) !== undefined,
    },
  );
  const loading = useChange(
    async () => {
      if (!saved.current) return;
      const query = scenarioQueryOptions(saved.current.id);
      const theirs = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      saved.current = savedOf(theirs);
      setStart(formOf(theirs));
      setForm(formOf(theirs));
      saving.reset();
    },
    { failed: 'Their version could not be loaded. What you typed is still here.' },
  );

  const refused = refusedChoice(saving.error, form);
  return {
    form,
    isDirty: () => !isDone.current && JSON.stringify(form) !== JSON.stringify(start),
    /** Shown at its field until the form is changed. */
    refused,
    change: (change: Partial<ScenarioForm>) => {
      if (refused) saving.reset();
      setForm((now) => ({ ...now, ...change }));
    },
    /** Also until the saved scenario is shown. */
    isSaving: saving.isPending || saving.isSuccess,
    save: (isRun: boolean, onSaved: (id: string) => void) => {
      if (saving.isPending || saving.isSuccess) return;
      saving.mutate(
        { isRun },
        {
          onSuccess: (id) => {
            isDone.current = true;
            onSaved(id);
          },
        },
      );
    },
    /** Says who changed the scenario in the meantime. */
    theirs: isChangedMeanwhile(saving.error) ? saving.error.message : null,
    loadTheirs: () => loading.mutate(),
    isLoading: loading.isPending,
  };
}
