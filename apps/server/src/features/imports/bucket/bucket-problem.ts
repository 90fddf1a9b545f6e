import type { S3ServiceException } from '@aws-sdk/client-s3';
import type { Bucket } from '../../../platform/import-sources-env.ts';
import { SourceProblem } from '../source-problem.ts';

const reasons = new Map([
  ['NoSuchBucket', 'there is no such bucket'],
  ['InvalidAccessKeyId', 'the server does not know the key'],
  ['SignatureDoesNotMatch', 'the server refused the secret of the key'],
  ['AccessDenied', 'the key may not list or read this bucket'],
  ['Forbidden', 'the key may not list or read this bucket'],
  ['PermanentRedirect', 'the bucket is in another region'],
  ['AuthorizationHeaderMalformed', 'the bucket is in another region'],
  ['RequestTimeTooSkewed', 'the clocks of this machine and of the server differ'],
  ['SlowDown', 'the server asks for fewer calls'],
  ['ECONNREFUSED', 'no server answers there'],
  ['ENOTFOUND', 'there is no such server'],
  ['EAI_AGAIN', 'the name of the server could not be looked up'],
  ['TimeoutError', 'the server does not answer'],
  ['ECONNRESET', 'the server ended the connection'],
]);

/** A problem that an operator can act on. The original error is for the log. */
export function bucketProblem({ name }: Pick<Bucket, 'name'>, error: unknown): SourceProblem {
  if (error instanceof SourceProblem) return error;
  const codes = codesOf(error);
  const reason = codes.map((code) => reasons.get(code)).find((one) => one !== undefined);
  const code = codes[0] ? ` (${codes[0]})` : '';
  return new SourceProblem(`${name}: ${reason ?? `the server answered with an error${code}`}.`, {
    cause: error,
  });
}

/** Error names of the service and error codes of the connection. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return 'code' in error ? [String(error.code), error.name] : [error.name];
}

const statusOf = (error: unknown): number | undefined =>
  isServiceError(error) ? error.$metadata.httpStatusCode : undefined;

const isServiceError = (error: unknown): error is S3ServiceException =>
  error instanceof Error && '$metadata' in error;

export const isForbidden = (error: unknown): boolean => statusOf(error) === 403;
export const isMissing = (error: unknown): boolean => statusOf(error) === 404;
/** The object is not the one that was listed. */
export const isChanged = (error: unknown): boolean => statusOf(error) === 412;
