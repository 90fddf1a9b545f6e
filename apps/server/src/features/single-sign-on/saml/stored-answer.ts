import { z } from 'zod';
import { seal, unseal } from '../../../platform/sealed-text.ts';
import type { Asserted } from '../asserted.ts';
import type { Attempt } from '../attempt-repository.ts';
import { SamlError } from './saml-error.ts';

/** A checked answer: the person whom the provider identified, or why it was not accepted. */
type Answer = { person: Asserted } | { problem: string };

const answerSchema = z.union([
  z.object({
    person: z.object({
      subject: z.string(),
      email: z.string().optional(),
      isEmailVerified: z.boolean().optional(),
      name: z.string().optional(),
    }),
  }),
  z.object({ problem: z.string() }),
]);

export const sealAnswer = (answer: Answer, { stateDigest }: Attempt, secret: string): string =>
  seal(JSON.stringify(answer), secret, stateDigest);

/** @throws SamlError if the answer is missing or was not accepted */
export function openAnswer({ answer, stateDigest }: Attempt, secret: string): Asserted {
  const text = answer === null ? undefined : unseal(answer, secret, stateDigest);
  if (text === undefined) throw new SamlError('The provider has not answered.');
  const read = answerSchema.parse(JSON.parse(text));
  if ('problem' in read) throw new SamlError(read.problem);
  const { subject, email, isEmailVerified, name } = read.person;
  return { subject, email, isEmailVerified, name };
}
