import { pageToLines, type TextPiece } from './pdf-lines.ts';
import { measurePdf, type PdfWork } from './pdf-work.ts';
import { RejectedFileError } from './rejected-file-error.ts';

/** Ten times the longest hearing seen; more is a book. */
const pagesMax = 3000;
const ownCreator = 'Rapport';
/** In points: what is below is the foot of the page. */
const ownFootHeight = 70;
/** Marks the end of a complete file; only little may follow. */
const endMark = '%%EOF';
const endMarkWithin = 4096;
/** A five-hour meeting of 100 pages needs a hundredth of each limit. */
const workMax: PdfWork = {
  unpackedBytes: 100 * 1024 * 1024,
  operators: 4_000_000,
  openStates: 5000,
  mappedCodes: 20_000_000,
  mappedDigits: 4096,
};

/**
 * Extracts text: one line per visual line, '\f' before each page except the first. A gap wider than
 * a letter becomes two blanks, margin numbers precede their line, footnote marks are dropped. Own
 * exports have no pages.
 * @throws RejectedFileError for password-protected, damaged or truncated files, and for pages
 * without text.
 */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  if (!hasEndMark(bytes)) throw damaged(new Error(`no ${endMark}`));
  refuseCostly(bytes);
  const { getDocumentProxy } = await import('unpdf');
  try {
    // Copied, because the library detaches the buffer.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    if (document.numPages > pagesMax) {
      throw new RejectedFileError(
        'too_large_inside',
        `This PDF has ${document.numPages} pages, and up to ${pagesMax} can be read. Please split it and upload the parts.`,
      );
    }
    const isOwn = isOwnExport(await document.getMetadata());
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const content = await page.getTextContent();
      const pieces = content.items.filter((item) => 'str' in item).map(toPiece);
      const body = isOwn ? pieces.filter(({ y }) => y > ownFootHeight) : pieces;
      pages.push(pageToLines(body).join('\n'));
      page.cleanup();
    }
    await document.loadingTask.destroy();
    if (!pages.some((page) => /\p{L}/u.test(page))) throw withoutText();
    return pages.join(isOwn ? '\n' : '\n\f');
  } catch (error) {
    if (error instanceof RejectedFileError) throw error;
    if (error instanceof Error && error.name === 'PasswordException') throw locked(error);
    throw damaged(error);
  }
}

function refuseCostly(bytes: Uint8Array) {
  const work = measurePdf(bytes, workMax.unpackedBytes);
  const isTooMuch =
    work.unpackedBytes > workMax.unpackedBytes ||
    work.operators > workMax.operators ||
    work.openStates > workMax.openStates ||
    work.mappedCodes > workMax.mappedCodes ||
    work.mappedDigits > workMax.mappedDigits;
  if (!isTooMuch) return;
  throw new RejectedFileError(
    'too_large_inside',
    'This PDF contains far more drawings or text than a transcript, so it was not opened. Please export the transcript again, or save it as .txt, and upload that.',
  );
}

/** A PDF that this product wrote, whose lines need no mending. */
const isOwnExport = ({ info }: { info: object }) =>
  'Creator' in info && info.Creator === ownCreator;

type PdfItem = { str: string; transform: unknown[]; width: number; height: number };

function toPiece(item: PdfItem): TextPiece {
  return {
    text: item.str,
    x: Number(item.transform[4]),
    y: Number(item.transform[5]),
    width: item.width,
    height: item.height,
  };
}

function hasEndMark(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const tail = bytes.subarray(Math.max(0, end - endMarkWithin), end);
  return Buffer.from(tail.buffer, tail.byteOffset, tail.byteLength).includes(endMark);
}

function withoutText() {
  return new RejectedFileError(
    'no_text',
    'This PDF contains pictures of pages and no text (a scan?). Please upload a PDF with text, or run text recognition first.',
  );
}

function locked(cause: unknown) {
  return new RejectedFileError(
    'password_protected',
    'This PDF is protected by a password. Please save it without one and upload it again.',
    { cause },
  );
}

function damaged(cause: unknown) {
  return new RejectedFileError(
    'damaged',
    'This PDF is damaged or was cut off, so it can’t be read. Please export it again and upload the new file.',
    { cause },
  );
}
