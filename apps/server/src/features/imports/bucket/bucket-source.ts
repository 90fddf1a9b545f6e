import type { Bucket } from '../../../platform/import-sources-env.ts';
import { type FoundFile, type ImportSource, type OpenSource, UnreadFileError } from '../source.ts';
import { bucketProblem, isForbidden } from './bucket-problem.ts';
import { type BucketObject, listObjects } from './list-objects.ts';
import { moveObject } from './move-object.ts';
import { connect, type OpenBucket } from './open-bucket.ts';
import { readObject } from './read-object.ts';

/**
 * Objects that cannot be moved because the keys may not write, with their marks when they were
 * handled.
 */
type Staying = Map<string, string>;

/** A bucket with the S3 protocol. Objects are moved to `done/` and `refused/` below the prefix. */
export function bucketSource(bucket: Bucket): ImportSource {
  const { name, organization, uploader } = bucket;
  const staying: Staying = new Map();
  return {
    kind: 'bucket',
    name,
    organization,
    uploader,
    open: (stop) => openBucket(bucket, staying, stop),
  };
}

async function openBucket(
  bucket: Bucket,
  staying: Staying,
  stop: AbortSignal,
): Promise<OpenSource> {
  const client = await connect(bucket);
  stop.addEventListener('abort', () => client.destroy(), { once: true });
  const opened = { client, bucket };
  return {
    async list() {
      const { objects, isComplete } = await listObjects(opened).catch((error: unknown) =>
        Promise.reject(bucketProblem(bucket, error)),
      );
      const keys = new Set(objects.map(({ name }) => name));
      for (const name of staying.keys()) if (!keys.has(name)) staying.delete(name);
      return {
        found: objects
          .filter(({ name, mark }) => staying.get(name) !== mark)
          .map((object) => foundObject(opened, object, staying)),
        isGone: (name) => isComplete && !keys.has(name),
      };
    },
    // Folders in a bucket are only parts of names.
    makeTargets: async () => {},
    close: async () => client.destroy(),
  };
}

function foundObject(opened: OpenBucket, object: BucketObject, staying: Staying): FoundFile {
  const { name, mark } = object;
  const problem = (error: unknown) => Promise.reject(bucketProblem(opened.bucket, error));
  async function* read(bytesMax: number) {
    try {
      yield* readObject(opened, object, bytesMax);
    } catch (error) {
      throw error instanceof UnreadFileError ? error : bucketProblem(opened.bucket, error);
    }
  }
  return {
    name,
    mark,
    parts: [{ fileName: name, read }],
    async move(outcome, day) {
      try {
        await moveObject(opened, object, outcome, day);
        return true;
      } catch (error) {
        if (!isForbidden(error)) return problem(error);
        staying.set(name, mark);
        return false;
      }
    },
  };
}
