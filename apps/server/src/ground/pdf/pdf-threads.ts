import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { PdfDocument } from './pdf-document.ts';

export type PdfThreads = {
  render(document: PdfDocument): Promise<Uint8Array>;
  close(): Promise<void>;
};

const idleMs = 30_000;

/** Writes PDFs off the event loop. The thread starts with the first one and ends when it has been idle. */
export function createPdfThreads(): PdfThreads {
  const threads = new Piscina<PdfDocument, Uint8Array>({
    filename: fileURLToPath(new URL('./render-pdf.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
  });
  return {
    render: (document) => threads.run(document),
    close: () => threads.close({ force: true }),
  };
}
