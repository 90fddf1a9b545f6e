import { afterEach, expect, it, vi } from 'vitest';
import { uploadTranscript } from './upload-transcript.ts';

/** An XMLHttpRequest whose progress and end the test controls. */
class HeldUpload {
  static last: HeldUpload | undefined;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly open = vi.fn();
  readonly send = vi.fn();
  readonly abort = vi.fn(() => this.onloadend?.());
  withCredentials = false;
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  constructor() {
    HeldUpload.last = this;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function start() {
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  const controller = new AbortController();
  const onProgress = vi.fn();
  const file = new File(['x'.repeat(100)], 'a.vtt');
  const done = uploadTranscript({ file, title: '', signal: controller.signal, onProgress });
  const call = HeldUpload.last;
  if (!call) throw new Error('Nothing was sent');
  return { call, controller, onProgress, done };
}

it('reports how many bytes of the file were sent', async () => {
  const { call, onProgress, done } = start();
  // The browser also counts the form's bytes, some of which follow the file.
  for (const loaded of [40, 120, 259, 260]) call.upload.onprogress?.({ loaded, total: 260 });
  expect(onProgress.mock.calls).toEqual([[0], [0], [99], [100]]);
  expect(call.withCredentials).toBe(true);
  call.status = 202;
  call.responseText = '{"eventId":"1","title":"a","processingStatus":"pending"}';
  call.onload?.();
  await expect(done).resolves.toMatchObject({ eventId: '1' });
});

it('rejects with the reason of an abort', async () => {
  const { call, controller, done } = start();
  controller.abort(new Error('enough'));
  await expect(done).rejects.toThrow('enough');
  expect(call.abort).toHaveBeenCalled();
});

it('rejects if the server does not answer', async () => {
  const { call, done } = start();
  call.onerror?.();
  await expect(done).rejects.toThrow('the server did not answer');
});

it('rejects an unreadable answer', async () => {
  const { call, done } = start();
  call.status = 202;
  call.responseText = '<html>';
  call.onload?.();
  await expect(done).rejects.toThrow();
});

it('takes a line on which nothing moves for two minutes as lost, and no slow one', async () => {
  vi.useFakeTimers();
  const { call, done } = start();
  const refused = expect(done).rejects.toThrow('the server did not answer');
  for (const loaded of [40, 80, 120]) {
    vi.advanceTimersByTime(119_000);
    call.upload.onprogress?.({ loaded, total: 260 });
  }
  expect(call.abort).not.toHaveBeenCalled();
  vi.advanceTimersByTime(120_000);
  expect(call.abort).toHaveBeenCalled();
  await refused;
});

it('waits for the answer once all is sent', () => {
  vi.useFakeTimers();
  const { call } = start();
  call.upload.onprogress?.({ loaded: 260, total: 260 });
  vi.advanceTimersByTime(3_600_000);
  expect(call.abort).not.toHaveBeenCalled();
});
