import {
  type ProcessingStatus,
  paths,
  processingStatusSchema,
  uploadAcceptedSchema,
} from '@rapport/contract';
import type { SignedIn } from './accounts.ts';

export const smallTranscript = [
  'Anna Berg: Good morning. Can you tell us where the billing migration stands, Tom?',
  'Tom Leiva: The billing migration is on track. I will send the load figures by Tuesday.',
  'Anna Berg: That is great news, thank you. I am really happy with the progress.',
  'Tom Leiva: Thanks. The team did wonderful work on the billing migration.',
].join('\n');

export function formWith(file: { name: string; content: string | Uint8Array }, title?: string) {
  const form = new FormData();
  if (title !== undefined) form.set('title', title);
  form.set('file', new Blob([file.content]), file.name);
  return form;
}

/** Encodes and sends a form as a browser does. */
export async function sendForm(person: SignedIn, path: string, form: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return person.call('POST', path, {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** Uploads with `keepBoth`, because tests upload the same transcript repeatedly. */
export function sendUpload(person: SignedIn, form: FormData) {
  form.set('keepBoth', 'true');
  return sendForm(person, paths.uploadTranscript, form);
}

/** Returns the meeting's id. */
export async function upload(
  person: SignedIn,
  content: string | Uint8Array = smallTranscript,
  name = 'weekly.txt',
): Promise<string> {
  const response = await sendUpload(person, formWith({ name, content }));
  return uploadAcceptedSchema.parse(response.json()).eventId;
}

export async function readStatus(person: SignedIn, id: string): Promise<ProcessingStatus> {
  const response = await person.call('GET', `/api/v1/meeting-transcript/${id}/status`);
  return processingStatusSchema.parse(response.json());
}
