import { UnreadableTranscriptError } from '../types.ts';
import { withoutAvatars } from './avatars.ts';
import { boundLines } from './bound-lines.ts';
import { withoutChatEscapes } from './chat-escapes.ts';
import type { TextDocument } from './layout.ts';
import { withoutLeads } from './leads.ts';
import { withoutMarkup } from './markup.ts';
import { isOwnExport } from './own-export.ts';
import { withoutPageFurniture } from './pages.ts';
import { withPlainHeads } from './plain-heads.ts';
import { withoutQuotedLines } from './quotation-marks.ts';
import { withoutSpokenTimes } from './spoken-times.ts';

/** Lines of captions may begin anywhere in a sentence, so no mark at their start is one of a head. */
const captionTimes = /^\s*(?:\d{1,4}:)?\d{1,3}:\d{1,2}[.,]\d{1,9} --> \d/m;

const probeCharacters = 65_536;
const rubbishShare = 0.02;
/** Pictures of speakers before their names, as a Word file of Teams has them in Markdown. */
const leadingPictures = /^(?:!\[[^\]\n]{0,200}\]\([^)\n]*\)[ \t]*)+(?=\S)/gm;

/** A backslash at the end of a line, with which Markdown keeps the line's end. */
const hardBreak = /(?<=\S)[ \t]*\\$/gm;

const picture = /<img\s[^<>]{0,1000}>/gi;

/** Bold that begins with a name and ends where the words on the next line begin: `**Ana | 0:03` and below it `**Hello.` */
const openBold = /^(\*\*[^*\n]{1,200}?)[ \t]*\n\*\*(?=[^*\n]+$)/gm;

/** `[0:35](https://…)` and `[[00:03:35](https://…)]`: a time that opens the recording there. */
const linkedTime =
  /(\[?)\[(\d{1,2}(?::\d{2}){1,2})\]\(https?:[^()\s]{1,500}\)(?:(?<=\[\[.{1,600})\])?/g;

/** @throws UnreadableTranscriptError if the file is empty or not text */
export function openDocument(source: string, fileName: string): TextDocument {
  const plain = source.replace(/^\ufeff+/, '').replaceAll('\0', '');
  if (plain.trim() === '') throw new UnreadableTranscriptError('The file holds no text.');
  if (isRubbish(plain.slice(0, probeCharacters))) {
    throw new UnreadableTranscriptError(
      'The file is not text. Please export the transcript again, for example as .txt or .vtt, and upload that.',
    );
  }
  const oneLineBreak = plain.replace(/\r\n?|[\u2028\u2029\u0085\v]/g, '\n');
  const { text, headers, words } = withoutPageFurniture(withoutMarkup(oneLineBreak));
  const plainLines = withoutChatEscapes(text)
    .replace(picture, '')
    .replace(hardBreak, '')
    .replace(openBold, '$1**\n')
    .replace(leadingPictures, '')
    .replace(linkedTime, '[$2]')
    .replaceAll('&nbsp;', ' ');
  const spoken = withoutAvatars(withoutSpokenTimes(plainLines));
  const isAsWritten = captionTimes.test(spoken) || isOwnExport(spoken.split('\n'));
  const plainTalk = isAsWritten ? spoken : withoutLeads(withPlainHeads(spoken));
  const bounded = boundLines(withoutQuotedLines(plainTalk)).trimEnd();
  return {
    text: bounded,
    lines: bounded.split('\n'),
    pageHeaders: headers,
    pageWords: words,
    fileName,
  };
}

function isRubbish(probe: string): boolean {
  const rubbish = probe.match(/[\p{Cc}\ufffd]/gu)?.filter((c) => !/[\t\n\r\f\v\u0085]/.test(c));
  return (rubbish?.length ?? 0) > probe.length * rubbishShare;
}
