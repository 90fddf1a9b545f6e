import type { Page, Route } from '@playwright/test';
import { paths, type RecordingRules, type UploadCheckAnswer } from '@rapport/contract';

export type SentRecording = {
  name: string;
  title: string | null;
  bytes: number;
  /** Length of the sound as the browser decodes it; null if it cannot. */
  seconds: number | null;
  hasPicture: boolean;
};

/** Answers as a server with a speech service, and says what is sent to it. */
export async function takeRecordings(page: Page, rules: Partial<RecordingRules> = {}) {
  const sent: SentRecording[] = [];
  await page.exposeFunction('tellSent', (one: SentRecording) => sent.push(one));
  await page.addInitScript({ content: tellWhatIsSent });
  await page.route(`**${paths.uploadCheck}`, (route) => offer(route, rules));
  await page.route(`**${paths.uploadTranscript}`, (route) =>
    route.fulfill({
      status: 202,
      json: { eventId: `sent-${sent.length}`, title: 'Sent', processingStatus: 'pending' },
    }),
  );
  return sent;
}

function offer(route: Route, rules: Partial<RecordingRules>): Promise<void> {
  const recordings = {
    sizeMaxMb: 200,
    service: 'speech.northwind.example',
    soundDays: null,
    minutesLeft: null,
    ...rules,
  };
  const answer: UploadCheckAnswer = { sizeMaxMb: 25, alreadyHere: [], recordings };
  return route.fulfill({ json: answer });
}

// Browsers do not show the bytes of files in requests to those who drive them.
const tellWhatIsSent = `
const send = XMLHttpRequest.prototype.send;
XMLHttpRequest.prototype.send = async function (body) {
  const file = body instanceof FormData && body.get('file');
  if (file) {
    const bytes = await file.arrayBuffer();
    const text = new TextDecoder('latin1').decode(bytes);
    const decoded = await new OfflineAudioContext(1, 1, 16000)
      .decodeAudioData(bytes.slice(0))
      .catch(() => null);
    await window.tellSent({
      name: file.name,
      title: body.get('title'),
      bytes: bytes.byteLength,
      seconds: decoded && decoded.duration,
      hasPicture: /avc1|V_VP8|V_MPEG4/.test(text),
    });
  }
  return send.call(this, body);
};
`;
