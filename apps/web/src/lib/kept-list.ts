import { z } from 'zod';

/** A list kept in this browser. One of it that cannot be read is left out; the others stay. */
export const keptList = <Item>(schema: z.ZodType<Item>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((item) => {
        const { success, data } = schema.safeParse(item);
        return success ? [data] : [];
      }),
    );
