import * as z from 'zod/mini';

const name = 'rapport-listening';

const choicesSchema = z.object({
  stopsAfter: z.catch(z.boolean(), true),
  speed: z.catch(z.number().check(z.gte(0.75), z.lte(2)), 1),
});
export type ListeningChoices = z.infer<typeof choicesSchema>;

const usual: ListeningChoices = { stopsAfter: true, speed: 1 };

/** What this browser chose last. */
export function rememberedChoices(): ListeningChoices {
  try {
    return choicesSchema.parse(JSON.parse(localStorage.getItem(name) ?? '{}'));
  } catch {
    return usual;
  }
}

export function rememberChoices(choices: ListeningChoices): void {
  try {
    localStorage.setItem(name, JSON.stringify(choices));
  } catch {
    // A browser that stores nothing asks again next time.
  }
}
