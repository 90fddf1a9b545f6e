import * as z from 'zod/mini';

/** The items of a list that could be read, and how many others there were. */
export type ReadableList<Item> = { items: Item[]; unreadable: number };

/** Reads a list item by item. What cannot be read is left out, counted and logged: the others stay. */
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
      // Of a whole list of another shape, the first one tells enough.
      if (unreadable === 0) console.warn('An item of a list could not be read', error.issues);
      unreadable += 1;
    }
  }
  return { items, unreadable };
}

/** A list of an answer of which each item counts by itself. */
export const readableList = <Item>(schema: z.ZodMiniType<Item>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list) => readEach(schema, list)),
  );
