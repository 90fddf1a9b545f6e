import * as z from 'zod/mini';

/** A list kept in this browser. One of it that cannot be read is left out; the others stay. */
export const keptList = <Item>(schema: z.ZodMiniType<Item>) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items) =>
      items.flatMap((item) => {
        const { success, data } = schema.safeParse(item);
        return success ? [data] : [];
      }),
    ),
  );
