import { z } from 'zod';
import { badRequest } from '../../platform/errors.ts';

type Place = { order: string; id: string };

const placeSchema = z.tuple([z.string().regex(/^-?\d{1,18}$/), z.string()]);

export const writeCursor = ({ order, id }: Place): string =>
  Buffer.from(JSON.stringify([order, id])).toString('base64url');

/** @throws AppError 400 if the cursor is invalid */
export function readCursor(cursor: string): Place {
  const [order, id] = readJson(cursor, placeSchema);
  return { order, id };
}

export function readJson<S extends z.ZodType>(cursor: string, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw badRequest('UNKNOWN_CURSOR', 'This place in the list is unknown. Load the list again.');
  }
}
