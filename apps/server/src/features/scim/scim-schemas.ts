import { z } from 'zod';
import { enterpriseUser } from './scim-names.ts';

const operation = z.object({
  op: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['add', 'replace', 'remove'])),
  path: z.string().max(500).optional(),
  value: z.unknown().optional(),
});
export type PatchOperation = z.infer<typeof operation>;

export const patchSchema = z.object({
  schemas: z.array(z.string()).optional(),
  Operations: z.array(operation).min(1).max(1000),
});

const attribute = z.unknown().optional();

/** Each attribute is read by its own rule (`stated-user.ts`), since names come in any case. */
export const userBodySchema = z.looseObject({
  userName: attribute,
  externalId: attribute,
  name: attribute,
  displayName: attribute,
  title: attribute,
  emails: attribute,
  active: attribute,
  [enterpriseUser]: attribute,
});
export const groupBodySchema = z.looseObject({
  displayName: attribute,
  externalId: attribute,
  members: attribute,
});
export const describedSchema = z.record(z.string(), z.unknown());

const pageSizeMax = 200;
const pageSize = 100;

export const listQuerySchema = z.object({
  filter: z.string().max(1000).optional(),
  startIndex: z.coerce
    .number()
    .int()
    .max(1_000_000_000)
    .default(1)
    .transform((given) => Math.max(1, given)),
  count: z.coerce
    .number()
    .int()
    .default(pageSize)
    .transform((given) => Math.min(Math.max(0, given), pageSizeMax)),
  attributes: z.string().max(1000).optional(),
  excludedAttributes: z.string().max(1000).optional(),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

export const shownAttributesSchema = listQuerySchema.pick({
  attributes: true,
  excludedAttributes: true,
});

const meta = z.object({
  resourceType: z.string(),
  created: z.string(),
  lastModified: z.string(),
  location: z.string(),
});
const reference = z.object({ value: z.string(), display: z.string().optional() });

export const userSchema = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.string().optional(),
  userName: z.string(),
  name: z.object({ formatted: z.string(), givenName: z.string(), familyName: z.string() }),
  displayName: z.string(),
  title: z.string().optional(),
  active: z.boolean(),
  emails: z.array(z.object({ value: z.string(), type: z.string(), primary: z.boolean() })),
  groups: z.array(reference),
  [enterpriseUser]: z.object({
    department: z.string().optional(),
    manager: z.object({ value: z.string() }).optional(),
  }),
  meta,
});
export type ScimUser = z.infer<typeof userSchema>;

export const groupSchema = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.string().optional(),
  displayName: z.string(),
  members: z.array(reference).optional(),
  meta,
});
export type ScimGroup = z.infer<typeof groupSchema>;

const listOf = <Resource extends z.ZodType>(resource: Resource) =>
  z.object({
    schemas: z.array(z.string()),
    totalResults: z.int(),
    startIndex: z.int(),
    itemsPerPage: z.int(),
    Resources: z.array(resource),
  });
export const userListSchema = listOf(userSchema);
export const groupListSchema = listOf(groupSchema);
export const describedListSchema = listOf(describedSchema);

export const scimErrorSchema = z.object({
  schemas: z.array(z.string()),
  status: z.string(),
  scimType: z.string().optional(),
  detail: z.string(),
});
