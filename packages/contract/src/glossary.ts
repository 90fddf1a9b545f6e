import * as z from 'zod/mini';
import { given } from './figures/origin.ts';

/** A term of the organization, such as a name of a product, that speech services are told. */
export const glossaryTermSchema = z.object(
  given({
    id: z.string(),
    term: z.string(),
    addedBy: z.string(),
    addedAt: z.iso.datetime(),
  }),
);
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

export const glossarySchema = z.object({
  terms: z.array(glossaryTermSchema).check(z.describe('By name')),
});
export type Glossary = z.infer<typeof glossarySchema>;
