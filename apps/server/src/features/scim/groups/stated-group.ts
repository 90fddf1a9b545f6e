import { z } from 'zod';
import { isUuid } from '../../../database/uuid.ts';
import { readPath } from '../attribute-path.ts';
import { scimError } from '../scim-error.ts';
import type { PatchOperation } from '../scim-schemas.ts';

const nameLengthMax = 200;

/** How a request changes the members: `clears` removes the previous ones, then `added` and `removed` apply. */
export type StatedGroup = {
  displayName?: string;
  externalId?: string | null;
  clears: boolean;
  added: Set<string>;
  removed: Set<string>;
};

const displayName = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(nameLengthMax, `is longer than ${nameLengthMax} characters`);
const externalId = z
  .string()
  .trim()
  .max(nameLengthMax)
  .nullish()
  .transform((given) => given || null);
const member = z.object({ value: z.string() });
const members = z
  .union([z.array(member), member.transform((one) => [one])])
  .nullish()
  .transform((all) => (all ?? []).map(({ value }) => value.toLowerCase()));

const nothing = (): StatedGroup => ({ clears: false, added: new Set(), removed: new Set() });

/** @throws AppError 400 invalidValue */
export function readStatedGroup(body: Record<string, unknown>): StatedGroup {
  const stated = nothing();
  stateAll(stated, 'replace', body);
  return stated;
}

/** @throws AppError 400 invalidValue, invalidPath, noTarget */
export function readGroupPatch(operations: readonly PatchOperation[]): StatedGroup {
  const stated = nothing();
  for (const { op, path, value } of operations) {
    if (path !== undefined) state(stated, op, path, value);
    else if (op !== 'remove' && typeof value === 'object' && value !== null)
      stateAll(stated, op, { ...value });
    else throw scimError('noTarget', 'An operation without a path needs an object as its value.');
  }
  return stated;
}

function stateAll(stated: StatedGroup, op: PatchOperation['op'], values: Record<string, unknown>) {
  for (const [key, value] of Object.entries(values)) state(stated, op, key, value);
}

function state(stated: StatedGroup, op: PatchOperation['op'], path: string, value: unknown) {
  const { name, within } = readPath(path);
  if (name === 'displayname') stated.displayName = parsed(displayName, name, value);
  else if (name === 'externalid')
    stated.externalId = parsed(externalId, name, op === 'remove' ? null : value);
  else if (name === 'members') stateMembers(stated, op, within, value);
}

function stateMembers(
  stated: StatedGroup,
  op: PatchOperation['op'],
  within: string | undefined,
  value: unknown,
) {
  if (within !== undefined) {
    const [, id] = /^value\s+eq\s+"([^"]+)"$/i.exec(within) ?? [];
    if (id === undefined || op !== 'remove')
      throw scimError('invalidPath', 'Members are removed by members[value eq "id"].');
    return remove(stated, [id.toLowerCase()]);
  }
  const ids = parsed(members, 'members', value);
  if (op === 'remove' && ids.length > 0) return remove(stated, ids);
  if (op !== 'add') {
    stated.clears = true;
    stated.added.clear();
    stated.removed.clear();
  }
  for (const id of ids) {
    if (!isUuid(id)) throw unknownMember();
    stated.added.add(id);
    stated.removed.delete(id);
  }
}

function remove(stated: StatedGroup, ids: readonly string[]) {
  for (const id of ids) {
    stated.added.delete(id);
    // Only ids of people can be members.
    if (isUuid(id)) stated.removed.add(id);
  }
}

/** Also for groups as members, which are not supported. */
export const unknownMember = () =>
  scimError('invalidValue', 'A member is not a person whom the directory has created here.');

function parsed<Schema extends z.ZodType>(schema: Schema, name: string, value: unknown) {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problem = result.error.issues[0]?.message ?? 'cannot be read';
  throw scimError('invalidValue', `The value of ${name} ${problem}.`);
}
