import { organizationUserListSchema, organizationUserSchema } from '@rapport/contract';
import * as z from 'zod/mini';
import { readableList } from './readable-list.ts';

/** A list of users without the unreadable ones. */
export const userListSchema = z.extend(organizationUserListSchema, {
  users: readableList(organizationUserSchema),
});
