import { emailLengthMax } from '@rapport/contract';
import { z } from 'zod';
import { type AttributePath, readPath } from '../attribute-path.ts';
import { scimError } from '../scim-error.ts';
import { coreUser, enterpriseUser } from '../scim-names.ts';
import type { PatchOperation } from '../scim-schemas.ts';

const valueLengthMax = 200;

/** The attributes of a person in a request: null clears a value, undefined leaves it unchanged. */
export type StatedUser = {
  userName?: string;
  externalId?: string | null;
  active?: boolean;
  /** The work address, otherwise the primary one, otherwise the first. */
  email?: string | null;
  givenName?: string | null;
  familyName?: string | null;
  formattedName?: string | null;
  displayName?: string | null;
  title?: string | null;
  department?: string | null;
  /** The id of the manager in the directory. */
  manager?: string | null;
};

const text = z.string().trim().max(valueLengthMax, `is longer than ${valueLengthMax} characters`);
const optionalText = text.nullish().transform((given) => given || null);
const userName = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(emailLengthMax, `is longer than ${emailLengthMax} characters`);
/** By default, Entra ID sends 'True' and 'False' as text. */
const active = z.union(
  [
    z.boolean(),
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(['true', 'false']))
      .transform((given) => given === 'true'),
  ],
  'is neither true nor false',
);
const emailValue = z.string().trim().max(emailLengthMax).nullish();
const emails = z.union([
  z
    .array(
      z.union([
        emailValue.transform((value) => ({ value, type: undefined, primary: undefined })),
        z.object({
          value: emailValue,
          type: z.string().nullish(),
          primary: active.nullish(),
        }),
      ]),
    )
    .max(100)
    .transform((all) => {
      const given = all.filter(({ value }) => value);
      const work = given.find(({ type }) => type?.toLowerCase() === 'work');
      const chosen = work ?? given.find(({ primary }) => primary) ?? given[0];
      return chosen?.value ?? null;
    }),
  emailValue.transform((value) => value || null),
]);
const manager = z.union([
  optionalText,
  z.object({ value: optionalText }).transform(({ value }) => value),
  z.array(z.object({ value: optionalText })).transform(([first]) => first?.value ?? null),
]);

/** By path in lower case. Other attributes are dropped. */
const attributes = {
  username: ['userName', userName],
  externalid: ['externalId', optionalText],
  active: ['active', active],
  emails: ['email', emails],
  'emails.value': ['email', emails],
  'name.givenname': ['givenName', optionalText],
  'name.familyname': ['familyName', optionalText],
  'name.formatted': ['formattedName', optionalText],
  displayname: ['displayName', optionalText],
  title: ['title', optionalText],
  department: ['department', optionalText],
  manager: ['manager', manager],
  'manager.value': ['manager', manager],
} as const satisfies Record<string, readonly [keyof StatedUser, z.ZodType]>;

const isAttribute = (name: string): name is keyof typeof attributes => name in attributes;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Attributes whose parts are read one by one. */
const parents = new Set(['name', coreUser.toLowerCase(), enterpriseUser.toLowerCase()]);

/** @throws AppError 400 invalidValue, invalidPath */
export function readStatedUser(body: Record<string, unknown>): StatedUser {
  const stated: StatedUser = {};
  stateAll(stated, body);
  return stated;
}

/** @throws AppError 400 invalidValue, invalidPath, noTarget */
export function readUserPatch(operations: readonly PatchOperation[]): StatedUser {
  const stated: StatedUser = {};
  for (const { op, path, value } of operations) {
    if (path === undefined) {
      if (op === 'remove' || !isObject(value))
        throw scimError('noTarget', 'An operation without a path needs an object as its value.');
      stateAll(stated, value);
    } else state(stated, readPath(path), op === 'remove' ? null : value);
  }
  return stated;
}

function stateAll(stated: StatedUser, values: Record<string, unknown>) {
  for (const [key, value] of Object.entries(values)) state(stated, readPath(key), value);
}

function state(stated: StatedUser, { name, within, part }: AttributePath, value: unknown) {
  if (parents.has(name) && part === undefined) {
    if (isObject(value))
      for (const [key, inner] of Object.entries(value)) {
        const inside = readPath(key);
        state(stated, name === 'name' ? { name, part: inside.name } : inside, inner);
      }
    else if (name === 'name' && value === null)
      Object.assign(stated, { givenName: null, familyName: null, formattedName: null });
    return;
  }
  // An address of another type, such as a private one.
  if (
    name === 'emails' &&
    within &&
    !/^(type\s+eq\s+"work"|primary\s+eq\s+"?true"?)$/i.test(within)
  )
    return;
  const path = part ? `${name}.${part}` : name;
  if (!isAttribute(path)) return;
  const [field, schema] = attributes[path];
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw scimError(
      'invalidValue',
      `The value of ${path} ${parsed.error.issues[0]?.message ?? 'cannot be read'}.`,
    );
  Object.assign(stated, { [field]: parsed.data });
}
