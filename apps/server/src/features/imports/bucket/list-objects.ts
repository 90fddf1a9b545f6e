import { basename } from 'node:path/posix';
import type { _Object as ListedObject } from '@aws-sdk/client-s3';
import { isPassedOver } from '../is-passed-over.ts';
import type { OpenBucket } from './open-bucket.ts';

export type BucketObject = {
  /** Name below the prefix. */
  name: string;
  key: string;
  eTag: string;
  size: number;
  mark: string;
};

export const doneFolder = 'done';
export const refusedFolder = 'refused';
/** Further objects are left for later, when these have been moved. */
const objectsMax = 5000;

type Listed = { objects: BucketObject[]; isComplete: boolean };

/** Objects directly below the prefix and one folder deeper, oldest first. */
export async function listObjects(opened: OpenBucket): Promise<Listed> {
  const { prefix } = opened.bucket;
  const top = await listFolder(opened, prefix, objectsMax);
  const folders = top.folders.filter(
    (folder) =>
      ![doneFolder, refusedFolder].includes(basename(folder)) && !isPassedOver(basename(folder)),
  );
  const listed = [...top.listed];
  let isComplete = top.isComplete;
  for (const folder of folders) {
    const inner = await listFolder(opened, folder, objectsMax - listed.length);
    listed.push(...inner.listed);
    isComplete &&= inner.isComplete;
    if (listed.length >= objectsMax) break;
  }
  const objects = listed
    .toSorted((a, b) => (a.LastModified?.getTime() ?? 0) - (b.LastModified?.getTime() ?? 0))
    .flatMap((one) => objectOf(prefix, one));
  return { objects, isComplete: isComplete && listed.length < objectsMax };
}

async function listFolder({ client, bucket }: OpenBucket, folder: string, countMax: number) {
  const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
  const listed: ListedObject[] = [];
  const folders: string[] = [];
  const query = { Bucket: bucket.bucket, Prefix: folder, Delimiter: '/' };
  for await (const page of paginateListObjectsV2({ client }, query)) {
    listed.push(...(page.Contents ?? []));
    folders.push(...(page.CommonPrefixes ?? []).flatMap(({ Prefix }) => Prefix ?? []));
    if (listed.length + folders.length >= countMax) return { listed, folders, isComplete: false };
  }
  return { listed, folders, isComplete: true };
}

/** Empty for a folder's placeholder object, whose key ends with a slash. */
function objectOf(prefix: string, { Key, ETag, Size }: ListedObject): BucketObject[] {
  if (!Key || !ETag || Key.endsWith('/') || isPassedOver(basename(Key))) return [];
  const size = Size ?? 0;
  const name = Key.slice(prefix.length);
  return [{ name, key: Key, eTag: ETag, size, mark: `${ETag} ${size}` }];
}
