import { basename } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { extractText } from '@rapport/server/features/transcripts/extract-text/extract-text';
import { analyseTranscript } from '@rapport/transcript';
import { analysisJson } from '../analysis/analysis-json.ts';
import { analysisText } from '../analysis/analysis-text.ts';
import { CommandError } from '../command-error.ts';
import { readInputFile } from '../read-input-file.ts';

const summaryWordsMax = 5000;

export async function analyze(args: string[]): Promise<void> {
  const { path, json, summaryWords } = readArguments(args);
  const file = { bytes: await readInputFile(path), fileName: basename(path) };
  const analysis = analyseTranscript({
    text: await extractText(file),
    fileName: file.fileName,
    directory: [],
    ...(summaryWords === undefined ? {} : { summaryWords }),
  });
  process.stdout.write(
    json
      ? `${JSON.stringify(analysisJson(analysis), null, 2)}\n`
      : analysisText(analysis, file.fileName, bold),
  );
}

function bold(heading: string): string {
  return styleText('bold', heading, { stream: process.stdout });
}

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean' }, 'summary-words': { type: 'string' } },
  });
  const [path, ...others] = positionals;
  if (path === undefined) throw new CommandError('Which file? Name one: analyze FILE.');
  if (others.length > 0) throw new CommandError('One file at a time, please: analyze FILE.');
  const words = values['summary-words'];
  return {
    path,
    json: values.json ?? false,
    summaryWords: words === undefined ? undefined : readWordCount(words),
  };
}

function readWordCount(words: string): number {
  const count = Number(words);
  if (!Number.isInteger(count) || count < 1 || count > summaryWordsMax) {
    throw new CommandError(
      `--summary-words takes a whole number from 1 to ${summaryWordsMax}, not '${words}'.`,
    );
  }
  return count;
}
