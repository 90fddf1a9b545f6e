import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  answerQuestion,
  indexCorpus,
  meetingOf,
  readQuestion,
  sharedNames,
  speakersOf,
} from '@rapport/ask';
import { extractText } from '@rapport/server/features/transcripts/extract-text/extract-text';
import { type Analysis, analyseTranscript } from '@rapport/transcript';
import { answerText } from '../ask/answer-text.ts';
import { seriesOf } from '../ask/series-of.ts';
import { CommandError } from '../command-error.ts';
import { resolveUserPath } from '../read-file-argument.ts';
import { readInputFile } from '../read-input-file.ts';

const usage = 'ask "QUESTION" --files FOLDER [--json], or --meeting FILE';
/** The rules compare every word with every other one of a question. */
const questionLengthMax = 500;
const transcriptFile = /\.(?:txt|docx|pdf|vtt)$/i;

export async function ask(args: string[]): Promise<void> {
  const { question: text, paths, json } = await readArguments(args);
  const analyses = await readMeetings(paths);
  const series = seriesOf(analyses);
  const shared = sharedNames(analyses.values());
  const meetings = [...analyses].map(([file, analysis]) =>
    meetingOf(file, analysis, series.get(file) ?? null, shared),
  );
  const names = new Set(meetings.flatMap(speakersOf));
  const question = readQuestion(text, {
    people: [...names].map((name) => ({ name })),
    series: [...new Set(series.values())],
    today: new Date().toISOString().slice(0, 10),
  });
  const answer = answerQuestion(indexCorpus(meetings), question);
  const printed = {
    found: answer.found,
    kind: question.kind,
    answer: answer.answer,
    read: answer.read,
    quotes: answer.quotes.map(({ file, place, speaker, start, text: quote, score }) => ({
      file,
      turn: place.turn,
      speaker,
      start,
      text: quote,
      score: Number(score.toFixed(4)),
    })),
  };
  process.stdout.write(json ? `${JSON.stringify(printed, null, 2)}\n` : answerText(printed));
}

/** Files that are no transcripts are left out of a folder, with a sentence; a single file has to be one. */
async function readMeetings(paths: readonly string[]): Promise<Map<string, Analysis>> {
  const analyses = new Map<string, Analysis>();
  for (const path of paths) {
    const fileName = basename(path);
    try {
      const text = await extractText({ bytes: await readInputFile(path), fileName });
      analyses.set(fileName, analyseTranscript({ text, fileName, directory: [] }));
    } catch (error) {
      if (paths.length === 1) throw error;
      process.stderr.write(
        `${fileName} is left out: ${error instanceof Error ? error.message : ''}\n`,
      );
    }
  }
  if (analyses.size === 0) throw new CommandError('No file of this folder is a transcript.');
  return analyses;
}

async function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      files: { type: 'string' },
      meeting: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const [question, ...others] = positionals;
  if (!question?.trim()) throw new CommandError(`What is the question? Put it first: ${usage}.`);
  if (question.length > questionLengthMax)
    throw new CommandError(`A question may have at most ${questionLengthMax} characters.`);
  if (others.length > 0) throw new CommandError(`Put the question in quotation marks: ${usage}.`);
  if ((values.files === undefined) === (values.meeting === undefined))
    throw new CommandError(`Name a folder or one meeting: ${usage}.`);
  const paths =
    values.files === undefined ? [values.meeting ?? ''] : await transcriptsIn(values.files);
  return { question, paths, json: values.json ?? false };
}

async function transcriptsIn(folder: string): Promise<string[]> {
  const path = resolveUserPath(folder);
  const files = await readdir(path).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason =
      code === 'ENOENT'
        ? 'does not exist'
        : code === 'ENOTDIR'
          ? 'is no folder'
          : `can't be read (${code})`;
    throw new CommandError(`${folder} ${reason}.`);
  });
  const transcripts = files.filter((file) => transcriptFile.test(file)).toSorted();
  if (transcripts.length === 0)
    throw new CommandError(`${folder} holds no transcripts (.txt, .docx, .pdf or .vtt).`);
  return transcripts.map((file) => join(path, file));
}
