import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { mcpPath, paths } from '@rapport/contract';
import { type TestApp, testPublicUrl } from '../test-app.ts';
import type { SignedIn } from './accounts.ts';

/** Switches assistants on for the organization of the owner. */
export const letAssistantsRead = (owner: SignedIn, isOn = true) =>
  owner.call('PATCH', paths.trust, { payload: { areAssistantsOn: isOn, confirmed: true } });

/** Sends requests of the protocol's client into the app. */
export const fetchInto =
  ({ http }: Pick<TestApp, 'http'>): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const answer = await http.inject({
      method: request.method === 'POST' ? 'POST' : request.method === 'DELETE' ? 'DELETE' : 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body && { payload: body }),
    });
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, `${value}`]);
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 202;
    return new Response(isEmpty ? null : answer.body, {
      status: answer.statusCode,
      headers: Object.fromEntries(headers),
    });
  };

/** What a tool answered, or the sentence with which it refused. */
export async function callTool(
  client: Client,
  name: string,
  given: Record<string, unknown> = {},
): Promise<{ isError: boolean; text: string; result: unknown }> {
  const {
    content,
    structuredContent,
    isError = false,
  } = await client.callTool({
    name,
    arguments: given,
  });
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return { isError, text, result: structuredContent };
}

/** A client of the protocol, connected with a key or token. */
export async function connectAssistant(app: Pick<TestApp, 'http'>, token: string) {
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: 'auto' } },
  );
  const transport = new StreamableHTTPClientTransport(new URL(mcpPath, testPublicUrl), {
    fetch: fetchInto(app),
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport);
  return client;
}
