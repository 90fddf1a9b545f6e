import { organizationUserListSchema, organizationUserSchema } from '@rapport/contract';
import * as z from 'zod/mini';
import { readableList } from './readable-list.ts';

/** A page of the organization's people, read one by one. */
export const userListSchema = z.extend(organizationUserListSchema, {
  users: readableList(organizationUserSchema),
});
