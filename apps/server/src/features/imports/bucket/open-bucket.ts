import type { S3Client } from '@aws-sdk/client-s3';
import type { Bucket } from '../../../platform/import-sources-env.ts';

export type OpenBucket = { client: S3Client; bucket: Bucket };

/** In milliseconds: for opening a connection, and for one that stays silent. */
const timeouts = { connectionTimeout: 20_000, requestTimeout: 60_000, throwOnRequestTimeout: true };

/** Loaded on demand, because most installations have no bucket. */
export async function connect({ region, endpoint, keyId, secret }: Bucket): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    maxAttempts: 2,
    requestHandler: timeouts,
    // Servers other than AWS do not support newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
