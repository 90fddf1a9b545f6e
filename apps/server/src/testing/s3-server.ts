import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Stored = { bytes: Buffer; eTag: string; at: Date };
type Fault = { method: string; key: RegExp; cut: 'before' | 'after' };

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (one) => ({ '&': '&amp;', '<': '&lt;' })[one] ?? '&gt;');

/** The S3 calls that an import needs, for one bucket named `talks`, with three objects per page of a list. */
export async function startS3Server() {
  const objects = new Map<string, Stored>();
  let isReadOnly = false;
  const keyId = 'key';
  let fault: Fault | undefined;
  let reads = 0;

  const put = (key: string, content: string | Uint8Array) => {
    const bytes = Buffer.from(content);
    const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    objects.set(key, { bytes, eTag, at: new Date() });
  };

  function answer(response: ServerResponse, status: number, body: string | Buffer = '', eTag = '') {
    response.writeHead(status, {
      'content-type': 'application/xml',
      ...(eTag && { etag: eTag }),
    });
    response.end(response.req.method === 'HEAD' ? undefined : body);
  }
  const refuse = (response: ServerResponse, status: number, code: string) =>
    answer(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

  function list(response: ServerResponse, query: URLSearchParams) {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const entries = new Map<string, Stored | undefined>();
    for (const [key, stored] of [...objects].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (!key.startsWith(prefix)) continue;
      const slash = key.indexOf('/', prefix.length);
      if (slash < 0) entries.set(key, stored);
      else entries.set(key.slice(0, slash + 1), undefined);
    }
    const rest = [...entries].filter(([key]) => key > after);
    const page = rest.slice(0, 3);
    const next = rest.length > page.length ? page.at(-1)?.[0] : undefined;
    const rows = page.map(([key, stored]) =>
      stored
        ? `<Contents><Key>${escaped(key)}</Key><LastModified>${stored.at.toISOString()}</LastModified><ETag>${escaped(stored.eTag)}</ETag><Size>${stored.bytes.length}</Size></Contents>`
        : `<CommonPrefixes><Prefix>${escaped(key)}</Prefix></CommonPrefixes>`,
    );
    const more = next ? `<NextContinuationToken>${escaped(next)}</NextContinuationToken>` : '';
    answer(
      response,
      200,
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${more}${rows.join('')}</ListBucketResult>`,
    );
  }

  function write(request: IncomingMessage, response: ServerResponse, key: string, bytes: Buffer) {
    if (isReadOnly) return refuse(response, 403, 'AccessDenied');
    const { 'x-amz-copy-source': source, 'x-amz-copy-source-if-match': match } = request.headers;
    if (typeof source !== 'string') {
      put(key, bytes);
      return answer(response, 200);
    }
    const stored = objects.get(decodeURIComponent(source).replace(/^\/?talks\//, ''));
    if (!stored) return refuse(response, 404, 'NoSuchKey');
    if (match !== stored.eTag) return refuse(response, 412, 'PreconditionFailed');
    objects.set(key, { ...stored, at: new Date() });
    return answer(
      response,
      200,
      `<CopyObjectResult><ETag>${stored.eTag}</ETag></CopyObjectResult>`,
    );
  }

  function serve(request: IncomingMessage, response: ServerResponse, bytes: Buffer) {
    const url = new URL(request.url ?? '/', 'http://s3');
    const [bucket, ...parts] = decodeURIComponent(url.pathname.slice(1)).split('/');
    const key = parts.join('/');
    if (!request.headers.authorization?.includes(`Credential=${keyId}/`))
      return refuse(response, 403, 'InvalidAccessKeyId');
    if (bucket !== 'talks') return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') return write(request, response, key, bytes);
    if (url.searchParams.has('list-type')) return list(response, url.searchParams);
    const stored = objects.get(key);
    if (request.method === 'DELETE') {
      if (isReadOnly) return refuse(response, 403, 'AccessDenied');
      const match = request.headers['if-match'];
      if (stored && match && match !== stored.eTag)
        return refuse(response, 412, 'PreconditionFailed');
      objects.delete(key);
      return answer(response, 204);
    }
    if (!stored) return refuse(response, 404, 'NoSuchKey');
    const match = request.headers['if-match'];
    if (match && match !== stored.eTag) return refuse(response, 412, 'PreconditionFailed');
    if (request.method === 'GET') reads += 1;
    return answer(response, 200, stored.bytes, stored.eTag);
  }

  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const hit =
      fault && request.method === fault.method && fault.key.test(request.url ?? '')
        ? fault.cut
        : undefined;
    if (hit === 'before') return void request.socket.destroy();
    if (hit === 'after')
      response.end = () => {
        request.socket.destroy();
        return response;
      };
    serve(request, response, bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    put,
    /** The address for the configuration. */
    address: (key = 'key', bucket = 'talks', prefix = 'zoom') =>
      `s3://${key}:secret@${bucket}/${prefix}?region=local&endpoint=http://127.0.0.1:${port}`,
    keys: () => [...objects.keys()].sort(),
    text: (key: string) => objects.get(key)?.bytes.toString(),
    reads: () => reads,
    setReadOnly(readOnly: boolean) {
      isReadOnly = readOnly;
    },
    /**
     * Cuts the connection of each call that matches, before or after it is executed, until called without a fault.
     */
    cutAt(next?: Fault) {
      fault = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
