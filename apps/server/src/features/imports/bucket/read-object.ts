import { digest } from '../digest.ts';
import type { ReadFile } from '../source.ts';
import { isChanged, isMissing } from './bucket-problem.ts';
import type { BucketObject } from './list-objects.ts';
import type { OpenBucket } from './open-bucket.ts';

/** Reads the listed object; fails if it was replaced. */
export async function readObject(
  { client, bucket }: OpenBucket,
  { key, eTag, size }: BucketObject,
  bytesMax: number,
): Promise<ReadFile | 'too large' | 'changing'> {
  if (size > bytesMax) return 'too large';
  const { GetObjectCommand } = await import('@aws-sdk/client-s3');
  try {
    const { Body } = await client.send(
      new GetObjectCommand({ Bucket: bucket.bucket, Key: key, IfMatch: eTag }),
    );
    const read = await Body?.transformToByteArray();
    if (read?.length !== size) return 'changing';
    const bytes = new Uint8Array(read);
    return { bytes, sha256: await digest(bytes) };
  } catch (error) {
    if (isMissing(error) || isChanged(error)) return 'changing';
    throw error;
  }
}
