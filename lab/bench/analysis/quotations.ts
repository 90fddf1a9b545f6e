import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { analyseTranscript, UnreadableTranscriptError } from '@rapport/transcript';
import { extractText } from '../../../apps/server/src/features/transcripts/extract-text/extract-text.ts';
import {
  checkQuotations,
  type Quotations,
} from '../../../packages/transcript/src/testing/check-quotations.ts';
import { readMeetings } from './qmsum.ts';

const folders = ['transcripts', 'transcripts/constructed', 'languages', 'outcomes/calls'];
const transcripts = new Set(['.txt', '.md', '.vtt', '.srt', '.docx', '.pdf']);

/** Checks the quotations in all transcripts of the data; `altered` lists the wrong ones. */
export async function benchQuotations(data: string): Promise<Quotations & { files: number }> {
  const result = { files: 0, all: 0, altered: [] as string[] };
  const check = (text: string, fileName: string) => {
    const { all, altered } = quotationsOf(text, fileName);
    result.files++;
    result.all += all;
    result.altered.push(...altered.map((quotation) => `${fileName}: ${quotation}`));
  };
  for (const folder of folders.map((name) => join(data, name)).filter(existsSync)) {
    const files = readdirSync(folder).filter((file) => transcripts.has(extname(file)));
    for (const file of files.filter((name) => name !== 'README.md')) {
      const bytes = readFileSync(join(folder, file));
      const text = await extractText({ bytes, fileName: file.replace(/\.md$/, '.txt') });
      check(text, file);
    }
  }
  for (const { name, text } of readMeetings(join(data, 'qmsum'), 'val')) check(text, `${name}.txt`);
  return result;
}

function quotationsOf(text: string, fileName: string): Quotations {
  try {
    return checkQuotations(analyseTranscript({ text, fileName, directory: [] }));
  } catch (error) {
    if (error instanceof UnreadableTranscriptError) return { all: 0, altered: [] };
    throw error;
  }
}
