import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const bodySchema = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.string().nullable()),
});

export type ReceivedCall = {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: z.infer<typeof bodySchema>;
};
type Behaviour = (response: ServerResponse) => void;

export const answering =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    void response.writeHead(status, headers).end('noted');

/** A receiver of webhooks on this machine, with scripted answers. */
export async function startWebhookReceiver() {
  let behave = answering(200);
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const received = await text(request);
    const body = bodySchema.parse(JSON.parse(received));
    calls.push({ path: request.url ?? '', headers: request.headers, text: received, body });
    behave(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}/hook`,
    calls,
    /** The types of the events received so far, in order. */
    events: () => calls.map(({ body }) => body.type),
    behave(next: Behaviour) {
      behave = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
