import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

test('a stop does not wait for unused connections', async () => {
  const app = await startTestApp();
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.http.server.address() as AddressInfo;
  const opened = once(app.http.server, 'connection');
  const ahead = connect(port, '127.0.0.1');
  await opened;
  const ended = once(ahead, 'close');
  await app.close();
  expect(await ended).toEqual([false]);
}, 20_000);
