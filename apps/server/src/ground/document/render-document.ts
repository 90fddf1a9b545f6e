import { move } from 'piscina';
import type { DocumentTask } from './document-threads.ts';
import { renderPdf } from './render-pdf.ts';
import { renderWord } from './render-word.ts';

/** Entry point of the thread. */
export default async function renderDocument({ format, document }: DocumentTask) {
  const render = { pdf: renderPdf, docx: renderWord }[format];
  // Copied before it is moved, because a small Buffer shares its memory with others.
  return move(new Uint8Array(await render(document)));
}
