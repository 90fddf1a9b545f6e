import {
  accountTextLengthMax,
  emailLengthMax,
  firstNameOfAccountSchema,
  invitedRoleSchema,
  organizationNameSchema,
  organizationRoleSchema,
  organizationSlugSchema,
  personNameSchema,
  pictureSchema,
  platformRoleSchema,
} from '@rapport/contract';
import { z } from 'zod';
import { badRequest } from '../../platform/errors.ts';

/** Room for one picture and what comes with it. */
export const accountBodyBytesMax = 128 * 1024;

const depthMax = 4;
const entriesMax = 50;
const changeableFields = ['name', 'slug', 'logo', 'metadata'] as const;
const pictureFields = new Set(['image', 'logo']);

const sized = (value: object) => JSON.stringify(value).length <= accountTextLengthMax;
const email = z.string().max(emailLengthMax, 'The e-mail address is too long');

/** What these names stand for in every call. */
const fields = {
  slug: organizationSlugSchema,
  image: z.nullable(pictureSchema),
  logo: z.nullable(pictureSchema),
  metadata: z.record(z.string(), z.unknown()).refine(sized, 'The metadata is too long'),
  email,
  newEmail: email,
};

/** The same names stand at the top of a call, or in its `data`. */
function bodyWith(more: z.core.$ZodLooseShape) {
  const known = z.looseObject({ ...fields, ...more }).partial();
  return known.extend({ data: known.optional() });
}

const bodies: [isOf: (path: string) => boolean, schema: ReturnType<typeof bodyWith>][] = [
  [(path) => path === '/sign-up/email', bodyWith({ name: firstNameOfAccountSchema })],
  [
    (path) => path === '/organization/invite-member',
    bodyWith({ name: organizationNameSchema, role: invitedRoleSchema }),
  ],
  [
    (path) => path === '/organization/update',
    bodyWith({ name: organizationNameSchema }).refine(
      ({ data = {} }) => changeableFields.some((name) => data[name] !== undefined),
      'Nothing that can be changed is named',
    ),
  ],
  [
    (path) => path.startsWith('/organization/'),
    bodyWith({ name: organizationNameSchema, role: organizationRoleSchema }),
  ],
  [
    (path) => path.startsWith('/admin/'),
    bodyWith({ name: personNameSchema, role: platformRoleSchema }),
  ],
  [() => true, bodyWith({ name: personNameSchema })],
];

/**
 * Bounds everything that a call brings to the account library, before it gets it: names, pictures and roles
 * by what they are, every other text by its length. Answers the body to hand on, with names trimmed.
 */
export function boundAccountInput(path: string, body: unknown, { searchParams }: URL): unknown {
  const problem = [path, ...searchParams.keys(), ...searchParams.values(), body]
    .map((value) => findProblem(value))
    .find((found) => found !== undefined);
  if (problem) throw badRequest('INVALID_REQUEST', problem);
  const schema = bodies.find(([isOf]) => isOf(path))?.[1];
  if (!schema || typeof body !== 'object' || body === null) return body;
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw badRequest('INVALID_REQUEST', `${parsed.error.issues[0]?.message}.`);
}

function findProblem(value: unknown, name = '', depth = 0): string | undefined {
  if (typeof value === 'string') {
    if (/\0|%00/.test(value)) return 'A text holds a character that cannot be kept.';
    if (value.length <= accountTextLengthMax || pictureFields.has(name)) return undefined;
    return `A text is longer than ${accountTextLengthMax.toLocaleString('en')} characters.`;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  if (depth === depthMax || entries.length > entriesMax) return 'The call holds too many values.';
  for (const [key, inner] of entries) {
    const problem = findProblem(key) ?? findProblem(inner, key, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}
