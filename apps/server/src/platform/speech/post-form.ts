import { randomUUID } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export type SentForm = {
  fields: readonly (readonly [name: string, value: string])[];
  file: { fileName: string; mimeType: string; bytes: Uint8Array };
};
export type Posted = { status: number; headers: Record<string, unknown>; text: string };

/**
 * Posts a form and reads at most `answerBytesMax`. Not with `fetch`, which gives up after five
 * minutes without an answer, and without `FormData`, which copies the file on the event loop. Does not
 * follow redirects, so that the key is sent to one host only.
 */
export async function postForm(
  address: string,
  { fields, file }: SentForm,
  {
    headers,
    answerBytesMax,
    signal,
  }: { headers: Record<string, string>; answerBytesMax: number; signal: AbortSignal },
): Promise<Posted> {
  const boundary = `----${randomUUID()}`;
  const part = (about: string) => `--${boundary}\r\ncontent-disposition: form-data; ${about}`;
  const before = Buffer.from(
    [
      ...fields.map(([name, value]) => `${part(`name="${name}"`)}\r\n\r\n${value}\r\n`),
      `${part(`name="file"; filename="${file.fileName}"`)}\r\ncontent-type: ${file.mimeType}\r\n\r\n`,
    ].join(''),
  );
  const after = Buffer.from(`\r\n--${boundary}--\r\n`);
  const url = new URL(address);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': before.length + file.bytes.length + after.length,
      },
      agent: false,
      signal,
    });
    request.on('error', reject);
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > answerBytesMax) request.destroy(new AnswerTooLongError());
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    request.write(before);
    request.write(file.bytes);
    request.end(after);
  });
}

export class AnswerTooLongError extends Error {
  override name = 'AnswerTooLongError';
}
