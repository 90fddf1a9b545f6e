import { basename, parse } from 'node:path/posix';
import type { Outcome } from '../imported-file-repository.ts';
import { isChanged, isMissing } from './bucket-problem.ts';
import { type BucketObject, doneFolder, refusedFolder } from './list-objects.ts';
import type { OpenBucket } from './open-bucket.ts';

const reasonEnding = '.reason.txt';

/**
 * Copies the object, unless it was replaced, and deletes the original. If the process is killed in
 * between, the object is in both places and is moved again.
 * @throws errors of the client; with status 403 if the keys may not write
 */
export async function moveObject(
  { client, bucket }: OpenBucket,
  { name, key, eTag }: BucketObject,
  outcome: Outcome,
  day: string,
): Promise<void> {
  const { CopyObjectCommand, DeleteObjectCommand, HeadObjectCommand, PutObjectCommand } =
    await import('@aws-sdk/client-s3');
  const { bucket: Bucket, prefix } = bucket;
  const isRefused = outcome.state === 'refused';
  const target = isRefused ? refusedFolder : `${doneFolder}/${day}`;
  const free = await findFreeKey(`${prefix}${target}/`, basename(name));
  try {
    await client.send(
      new CopyObjectCommand({
        Bucket,
        Key: free,
        CopySourceIfMatch: eTag,
        CopySource: `${Bucket}/${key.split('/').map(encodeURIComponent).join('/')}`,
      }),
    );
  } catch (error) {
    // The object was deleted or written again in the meantime.
    if (isMissing(error) || isChanged(error)) return;
    throw error;
  }
  if (isRefused)
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key: free + reasonEnding,
        Body: `${outcome.reason}\n`,
        ContentType: 'text/plain; charset=utf-8',
      }),
    );
  try {
    // Servers that do not support the condition delete whatever has the name.
    await client.send(new DeleteObjectCommand({ Bucket, Key: key, IfMatch: eTag }));
  } catch (error) {
    if (!isChanged(error)) throw error;
  }

  async function findFreeKey(folder: string, fileName: string): Promise<string> {
    const { name: stem, ext } = parse(fileName);
    for (let number = 1; ; number += 1) {
      const found = `${folder}${number === 1 ? fileName : `${stem} ${number}${ext}`}`;
      if (!(await exists(found))) return found;
    }
  }

  async function exists(found: string): Promise<boolean> {
    try {
      await client.send(new HeadObjectCommand({ Bucket, Key: found }));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }
}
