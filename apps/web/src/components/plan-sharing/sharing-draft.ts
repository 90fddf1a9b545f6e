import type { PlanAccess, PlanCandidate, PlanPeople, PlanReader } from '@rapport/contract';

/** What is changed in the dialog and not saved yet. */
export type SharingDraft = {
  added: readonly (PlanCandidate & { access: PlanAccess })[];
  /** Of people who see the plan already, by id. */
  changed: Readonly<Record<string, PlanAccess | 'remove'>>;
};

export const emptyDraft: SharingDraft = { added: [], changed: {} };

export type SharingRow = Omit<PlanReader, 'isCaller'> & { isCaller: boolean; isNew: boolean };

/** Everybody who will see the plan: those there first, then the new ones. */
export const rowsOf = ({ people }: PlanPeople, { added, changed }: SharingDraft): SharingRow[] => [
  ...people.flatMap((person) => {
    const access = changed[person.id] ?? person.access;
    return access === 'remove' ? [] : [{ ...person, access, isNew: false }];
  }),
  ...added.map((person) => ({ ...person, isCaller: false, isAbout: false, isNew: true })),
];

export const removedOf = ({ people }: PlanPeople, { changed }: SharingDraft) =>
  people.filter(({ id }) => changed[id] === 'remove');

const changedOf = ({ people }: PlanPeople, { changed }: SharingDraft) =>
  people.flatMap(({ id, access: before }) => {
    const access = changed[id];
    return access && access !== 'remove' && access !== before ? [{ personId: id, access }] : [];
  });

/** The body of the call; null without a change. */
export function sharingOf(saved: PlanPeople, draft: SharingDraft) {
  const added = draft.added.map(({ id: personId, access }) => ({ personId, access }));
  const set = [...changedOf(saved, draft), ...added];
  const remove = removedOf(saved, draft).map(({ id }) => id);
  return set.length + remove.length > 0 ? { set, remove } : null;
}
