import * as z from 'zod/mini';
import { readEach } from './readable-list.ts';

/** Reads a stored list without its unreadable items. */
export const storedList = <Item>(schema: z.ZodMiniType<Item>) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((list) => readEach(schema, list).items),
  );
