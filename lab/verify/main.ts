import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printResult } from './check.ts';
import { checkFieldCases } from './field-cases.ts';
import { expectedFiles } from './index-entry.ts';
import { checkLanguageFiles } from './language-files.ts';
import { checkOwnExports } from './own-exports.ts';
import { checkSeries } from './series/series.ts';
import { checkSpeakers } from './speakers/speakers.ts';
import { checkTranscriptFiles } from './transcript-files.ts';
import { checkWebVttFiles } from './webvtt-file-cases.ts';
import { checkAgainstOracle } from './webvtt-oracle.ts';
import { checkWebVttTexts } from './webvtt-text-cases.ts';

// Compares what Rapport reads from real files with their known content.

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared' } } });
const data = resolve(values.data);
if (!existsSync(join(data, 'transcripts', 'index.json'))) {
  console.error(
    `${data} holds no transcripts: name the folder that holds transcripts/ and webvtt/ with --data.`,
  );
  process.exit(1);
}

const files = expectedFiles(data);
const results = [
  await checkTranscriptFiles(files),
  await checkFieldCases(data),
  checkLanguageFiles(data),
  await checkOwnExports(files),
  checkSpeakers(data),
  checkSeries(data),
  checkWebVttFiles(data),
  checkWebVttTexts(data),
  checkAgainstOracle(files, data),
];
for (const result of results) printResult(result);
process.exitCode = results.some(({ failures }) => failures > 0) ? 1 : 0;
