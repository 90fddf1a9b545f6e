import type { $ZodType } from 'zod/v4/core';
import type { FigureId } from './register.ts';

/**
 * Where the value of a field comes from. `given`: ids, and what files, people, directories and other programs state,
 * also as quotations; `state`: settings, permissions, paging, and the progress of work or of the installation.
 * Neither describes a person. Otherwise a figure of the register, which the value belongs to.
 */
export type Origin = FigureId | 'given' | 'state';

type Fields = Record<string, $ZodType>;

/** By schema and name, because fields with different names may share a schema. */
const origins = new Map<$ZodType, Map<string, Set<Origin>>>();

function mark<F extends Fields>(origin: Origin, fields: F): F {
  for (const [name, schema] of Object.entries(fields)) {
    const byName = origins.get(schema) ?? new Map<string, Set<Origin>>();
    origins.set(schema, byName.set(name, (byName.get(name) ?? new Set()).add(origin)));
  }
  return fields;
}

/** Fields that are given. */
export const given = <F extends Fields>(fields: F): F => mark('given', fields);

/** Fields that tell a state. */
export const state = <F extends Fields>(fields: F): F => mark('state', fields);

/** Fields that belong to a figure. */
export const computed = <F extends Fields>(figure: FigureId, fields: F): F => mark(figure, fields);

/** The origins of a field; empty if its schema states none. */
export const originsOf = (name: string, schema: $ZodType): readonly Origin[] => [
  ...(origins.get(schema)?.get(name) ?? []),
];
