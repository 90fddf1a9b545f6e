import * as z from 'zod/mini';

export type ReadableList<Item> = { items: Item[]; unreadable: number };

/** An unreadable item is skipped, counted and logged. */
export function readEach<Item>(
  schema: z.ZodMiniType<Item>,
  list: readonly unknown[],
): ReadableList<Item> {
  const items: Item[] = [];
  let unreadable = 0;
  for (const item of list) {
    const { success, data, error } = schema.safeParse(item);
    if (success) {
      items.push(data);
    } else {
      // Only the first is logged, because a changed format would make every item unreadable.
      if (unreadable === 0) console.warn('An item of a list could not be read', error.issues);
      unreadable += 1;
    }
  }
  return { items, unreadable };
}

/** Skips unreadable items of an answer. */
export const readableList = <Item>(schema: z.ZodMiniType<Item>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list) => readEach(schema, list)),
  );
