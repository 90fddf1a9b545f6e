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

const changeableFields = ['name', 'slug', 'logo', 'metadata'] as const;
/** Exempt from the length limit of other texts. */
export const pictureFields = new Set(['image', 'logo']);

const sized = (value: object) => JSON.stringify(value).length <= accountTextLengthMax;
const email = z.string().max(emailLengthMax, 'The e-mail address is too long');

/** Checked the same in every call. */
const fields = {
  slug: organizationSlugSchema,
  image: z.nullable(pictureSchema),
  logo: z.nullable(pictureSchema),
  metadata: z.record(z.string(), z.unknown()).refine(sized, 'The metadata is too long'),
  email,
  newEmail: email,
};

/** Some calls nest these fields in `data`. */
function bodyWith(more: z.core.$ZodLooseShape) {
  const known = z.looseObject({ ...fields, ...more }).partial();
  return known.extend({ data: known.optional() });
}

const bodies: [isOf: (path: string) => boolean, schema: ReturnType<typeof bodyWith>][] = [
  [
    (path) => path === '/sign-up/email',
    bodyWith({ name: firstNameOfAccountSchema, organizationName: organizationNameSchema }),
  ],
  [
    (path) => path === '/organization/invite-member',
    bodyWith({ name: organizationNameSchema, role: invitedRoleSchema }),
  ],
  [
    (path) => path === '/organization/update',
    bodyWith({ name: organizationNameSchema }).refine(
      ({ data = {} }) => changeableFields.some((name) => data[name] !== undefined),
      'The call contains nothing that can be changed',
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
 * Checks the fields that the product limits more strictly than the library. Returns the body with names trimmed.
 * @throws AppError 400 INVALID_REQUEST
 */
export function parseAccountBody(path: string, body: unknown): unknown {
  const schema = bodies.find(([isOf]) => isOf(path))?.[1];
  if (!schema || typeof body !== 'object' || body === null) return body;
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw badRequest('INVALID_REQUEST', `${parsed.error.issues[0]?.message}.`);
}
