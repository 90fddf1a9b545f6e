import { UnreadFileError } from '../source.ts';
import { isChanged, isMissing } from './bucket-problem.ts';
import type { BucketObject } from './list-objects.ts';
import type { OpenBucket } from './open-bucket.ts';

/**
 * Reads the listed object, and no other that replaced it.
 * @throws UnreadFileError, errors of the bucket
 */
export async function* readObject(
  { client, bucket }: OpenBucket,
  { key, eTag, size }: BucketObject,
  bytesMax: number,
): AsyncGenerator<Uint8Array> {
  if (size > bytesMax) throw new UnreadFileError('too large');
  const { GetObjectCommand } = await import('@aws-sdk/client-s3');
  try {
    const { Body } = await client.send(
      new GetObjectCommand({ Bucket: bucket.bucket, Key: key, IfMatch: eTag }),
    );
    let length = 0;
    for await (const piece of Body?.transformToWebStream() ?? []) {
      length += piece.length;
      yield piece;
    }
    if (length !== size) throw new UnreadFileError('changing');
  } catch (error) {
    if (isMissing(error) || isChanged(error)) throw new UnreadFileError('changing');
    throw error;
  }
}
