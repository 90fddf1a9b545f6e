import * as z from 'zod/mini';
import { readEach } from './readable-list.ts';

/** A list kept in this browser. One of it that cannot be read is left out; the others stay. */
export const keptList = <Item>(schema: z.ZodMiniType<Item>) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((list) => readEach(schema, list).items),
  );
