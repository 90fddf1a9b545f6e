import type { ScenarioGroups } from '@rapport/contract';
import { ApiRequestError } from '@/lib/api-client.ts';
import type { ScenarioForm } from './scenario-form.ts';

/** Refusals of a run that are about a field of the wizard. */
const fields: Record<string, MissingChoice['field']> = {
  UNKNOWN_GROUP: 'groups',
  TOO_FEW_GROUPS: 'groups',
  NO_GROUP: 'groups',
  NO_SPLIT: 'people',
  NOBODY_LEAVES: 'leavers',
};

export type MissingChoice = { field: 'leavers' | 'groups' | 'people'; sentence: string };

/** What a run still needs, in the server's words; undefined if nothing. Without `known` a group's members are not compared. */
export function missingChoice(
  form: ScenarioForm,
  known: ScenarioGroups | null,
): MissingChoice | undefined {
  switch (form.template) {
    case 'what-if':
    case 'key-person-departure':
    case 'ceo-departure':
      return form.leavers.length > 0
        ? undefined
        : { field: 'leavers', sentence: 'Choose who leaves.' };
    case 'team-merge':
      return form.groups.length > 1
        ? undefined
        : { field: 'groups', sentence: 'Choose two groups or more.' };
    case 'team-split':
      return form.group === null
        ? { field: 'groups', sentence: 'Choose the group that is split.' }
        : missingPeople(form, known);
    default:
      return undefined;
  }
}

function missingPeople(
  { by, group, people }: ScenarioForm,
  known: ScenarioGroups | null,
): MissingChoice | undefined {
  const groups = by === 'team' ? known?.teams : known?.departments;
  const members = groups?.find(({ name }) => name === group)?.people;
  // The server says that the group is gone.
  if (members === undefined) return undefined;
  const moving = members.filter((id) => people.includes(id)).length;
  return moving > 0 && moving < members.length
    ? undefined
    : {
        field: 'people',
        sentence: 'Choose some people of the group, not all, for the new one.',
      };
}

/** The choice that the server has refused; undefined if the refusal is about none. */
export function refusedChoice(
  error: Error | null,
  { template }: ScenarioForm,
): MissingChoice | undefined {
  if (!(error instanceof ApiRequestError)) return undefined;
  const { code, message } = error;
  const ofPeople = template === 'team-split' ? 'people' : 'leavers';
  const field = code === 'UNKNOWN_PERSON' ? ofPeople : fields[code];
  return field && { field, sentence: message };
}
