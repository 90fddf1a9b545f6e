import { expect, test } from 'vitest';
import { upload } from '../testing/factories/transcripts.ts';
import { startTestApp } from '../testing/test-app.ts';
import { waitForEvent } from '../testing/wait-for-event.ts';

const token = 'a-token-of-monitoring';

test('metrics cover requests, the queue, analysis steps, the event loop and the database', async () => {
  const app = await startTestApp({ metricsToken: token });
  const owner = await app.accounts.buildOwner();
  const done = waitForEvent(app.bus, 'transcript-processing-completed');
  app.gate.hold('summarizing');
  await upload(owner);
  await app.gate.arrived();
  await upload(owner, undefined, 'second.txt');
  const read = async () => (await app.http.inject({ url: '/metrics' })).body;
  const whileItWaits = await read();
  expect(whileItWaits).toContain(
    'rapport_queue_depth{queue="transcript.process",state="running"} 1',
  );
  expect(whileItWaits).toContain(
    'rapport_queue_depth{queue="transcript.process",state="waiting"} 1',
  );
  expect(whileItWaits).toMatch(/rapport_queue_oldest_seconds\{queue="transcript.process"\} \d/);
  app.gate.open();
  await done;
  const text = await read();
  const expected = [
    'rapport_http_request_duration_seconds_count{method="POST",route="/api/v1/meeting-transcript/upload",status="202"} 2',
    'rapport_analysis_step_duration_seconds_count{step="extracting_text"} ',
    'rapport_analysis_step_duration_seconds_count{step="summarizing"} 1',
    'nodejs_eventloop_lag_p99_seconds ',
    'rapport_sockets 0',
    'rapport_speech_minutes_of_month 0',
    'rapport_database_up 1',
    'rapport_database_size_bytes ',
  ];
  for (const line of expected) expect(text).toContain(line);

  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.http.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  const authorization = `Bearer ${token}`;
  expect([
    await ask('127.0.0.1'),
    await ask('::1'),
    await ask('::ffff:127.0.0.1'),
    await ask('127.0.0.1', { host: '127.0.0.1:8000' }),
    await ask('::1', { host: '[::1]:8000' }),
    await ask('127.0.0.1', { host: 'evil.example:8000' }),
    await ask('127.0.0.1', { host: 'localhost.evil.example' }),
    await ask('127.0.0.1', { host: '127.0.0.1.evil.example:8000' }),
    await ask('127.0.0.1', { host: 'evil.example', authorization }),
    await ask('192.0.2.1'),
    await ask('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }),
    await ask('192.0.2.1', { authorization: 'Bearer another-token-altogether' }),
    await ask('192.0.2.1', { authorization }),
  ]).toEqual([200, 200, 200, 200, 200, 403, 403, 403, 200, 403, 403, 403, 200]);
  await app.close();
});

test('ASVS 13.4: behind a proxy without headers, metrics of a public address need the token', async () => {
  const publicUrl = 'https://rapport.example';
  for (const metricsToken of [undefined, token]) {
    const app = await startTestApp({ publicUrl, metricsToken });
    const ask = async (headers: Record<string, string> = {}) =>
      (await app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })).statusCode;
    expect(await ask({ host: '127.0.0.1:8000' })).toBe(403);
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(metricsToken ? 200 : 403);
    await app.close();
  }
});
