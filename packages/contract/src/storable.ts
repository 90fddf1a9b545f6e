import * as z from 'zod/mini';

/** PostgreSQL stores neither NUL nor unpaired surrogates. */
export const storable = (subject: string) =>
  z.regex(/^[^\0\p{Cs}]*$/u, `${subject} has a character that cannot be stored`);

/** Text entered by people, such as a name. */
export const givenText = (subject: string, longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${subject} is required`),
      z.maxLength(longest, `${subject} may have at most ${longest} characters`),
      storable(subject),
    );
