import { organizationUserListSchema, organizationUserSchema } from '@rapport/contract';
import * as z from 'zod/mini';
import { readableList } from './readable-list.ts';

/** Skips unreadable users. */
export const userListSchema = z.extend(organizationUserListSchema, {
  users: readableList(organizationUserSchema),
});
