import type { ExportFormat } from '@rapport/contract';

/** In bytes of UTF-8: file systems allow 255 for all of it. */
const titleBytesMax = 120;

/** Not allowed in names of files on Windows, or invisible, or able to turn the direction of what follows. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Names of devices on Windows. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** '2026-11-17 Weekly product sync.docx', in any script. `day` is 'YYYY-MM-DD'. */
export function exportFileName(day: string, title: string, format: ExportFormat): string {
  const words = title
    .toWellFormed()
    .replace(unsafe, ' ')
    .replace(/\.{2,}/g, ' ');
  const name = shortened(words.replace(/\s+/g, ' ').trim()).replace(/^[. ]+|[. ]+$/g, '');
  const shown = name === '' || reserved.test(name) ? 'Meeting' : name;
  const [kind, ending] = format.split('.');
  return ending ? `${day} ${shown}, ${kind}.${ending}` : `${day} ${shown}.${format}`;
}

function shortened(words: string): string {
  let bytes = 0;
  let name = '';
  for (const letter of words) {
    bytes += Buffer.byteLength(letter);
    if (bytes > titleBytesMax) break;
    name += letter;
  }
  return name;
}
