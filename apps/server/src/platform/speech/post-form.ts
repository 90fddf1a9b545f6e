import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export type Posted = { status: number; headers: Record<string, unknown>; text: string };

/**
 * Posts a form and reads at most `answerBytesMax`. Not with `fetch`, which gives up after five
 * minutes without an answer. Does not follow redirects, so that the key is sent to one host only.
 */
export async function postForm(
  address: string,
  form: FormData,
  {
    headers,
    answerBytesMax,
    signal,
  }: { headers: Record<string, string>; answerBytesMax: number; signal: AbortSignal },
): Promise<Posted> {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const url = new URL(address);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': encoded.headers.get('content-type') ?? '',
        'content-length': body.length,
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
    request.end(body);
  });
}

export class AnswerTooLongError extends Error {
  override name = 'AnswerTooLongError';
}
