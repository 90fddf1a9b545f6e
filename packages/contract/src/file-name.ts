/** In bytes of UTF-8: file systems allow 255 for all of it. */
const bytesMax = 120;

/** Not allowed in names of files on Windows, or invisible, or able to turn the direction of what follows. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Names of devices on Windows. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** What a file holds and the day of it, YYYY-MM-DD: 'Handover Hannah Osei 2026-11-26.pdf', in any script. */
export const fileName = (holds: string, day: string, ending: string): string =>
  `${namePart(holds, 'File')} ${day}.${ending}`;

/** A text as part of a file's name; `otherwise` if nothing of it is left. */
export function namePart(text: string, otherwise: string): string {
  const words = text
    .toWellFormed()
    .replace(unsafe, ' ')
    .replace(/\.{2,}/g, ' ');
  const name = shortened(words.replace(/\s+/g, ' ').trim()).replace(/^[. ]+|[. ]+$/g, '');
  return name === '' || reserved.test(name) ? otherwise : name;
}

const utf8 = new TextEncoder();

function shortened(words: string): string {
  let bytes = 0;
  let name = '';
  for (const letter of words) {
    bytes += utf8.encode(letter).length;
    if (bytes > bytesMax) break;
    name += letter;
  }
  return name;
}
