import {
  type DirectoryPerson,
  type Loosening,
  loosenings,
  type TrustChange,
  type TrustRules,
  type TrustSettings,
  type TrustState,
  type TrustUpdate,
  trustChanges,
} from '@rapport/contract';
import { useState } from 'react';

/** The settings in the form, with the people named for figures, and those named for planning. */
export type TrustDraft = TrustSettings & {
  people: readonly DirectoryPerson[];
  plannedBy: readonly DirectoryPerson[];
};

export type TrustForm = {
  saved: TrustDraft;
  draft: TrustDraft;
  change: (edits: Partial<TrustDraft>) => void;
  changes: TrustChange[];
  loosened: Loosening[];
  /** Only the changed settings, so that those saved by another admin are kept. */
  update: TrustUpdate;
  /** Called after saving. */
  clear: () => void;
};

/** Keeps edits separate from the saved settings, so that settings saved by another admin are adopted. */
export function useTrustDraft(state: TrustState | undefined): TrustForm | undefined {
  const [edits, setEdits] = useState<Partial<TrustDraft>>({});
  if (!state?.administration) return undefined;
  const { figureReaders, planners } = state.administration;
  const saved: TrustDraft = { ...state.settings, people: figureReaders, plannedBy: planners };
  const draft: TrustDraft = { ...saved, ...edits };
  const [before, after] = [rulesOf(saved), rulesOf(draft)];
  return {
    saved,
    draft,
    change: (more) => setEdits((now) => ({ ...now, ...more })),
    changes: trustChanges(before, after),
    loosened: loosenings(before, after),
    update: updateOf(before, after),
    clear: () => setEdits({}),
  };
}

function rulesOf({ people, plannedBy, ...settings }: TrustDraft): TrustRules {
  return {
    ...settings,
    participantNotice: settings.participantNotice.trim(),
    figureReaderIds: people.map(({ id }) => id),
    plannerIds: plannedBy.map(({ id }) => id),
  };
}

function updateOf(before: TrustRules, after: TrustRules): TrustUpdate {
  const { figureReaderIds, plannerIds, ...settings } = after;
  const earlier: Record<string, unknown> = before;
  const changed = Object.entries(settings).filter(([name, value]) => earlier[name] !== value);
  return {
    ...Object.fromEntries(changed),
    ...(!areSame(figureReaderIds, before.figureReaderIds) && {
      figureReaderIds: [...figureReaderIds],
    }),
    ...(!areSame(plannerIds, before.plannerIds) && { plannerIds: [...plannerIds] }),
  };
}

const areSame = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();
