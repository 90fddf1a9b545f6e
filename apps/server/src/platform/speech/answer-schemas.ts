import { z } from 'zod';

/** Some services write numbers as texts, and some write none. */
const seconds = z.union([z.number(), z.string()]).nullish().catch(null);

/** OpenAI's form with speakers, and the verbose form; vLLM tells speakers in the latter. */
export const segmentsSchema = z.object({
  language: z.string().nullish().catch(null),
  segments: z.array(
    z.object({
      start: seconds,
      end: seconds,
      text: z.string(),
      speaker: z.union([z.string(), z.number()]).nullish().catch(null),
    }),
  ),
});

/** Services that tell no times. */
export const textSchema = z.object({
  language: z.string().nullish().catch(null),
  text: z.string(),
});
