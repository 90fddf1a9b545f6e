import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../command-error.ts';
import { transcriptsIn } from './transcripts-in.ts';

const usage = 'ask "QUESTION" --files FOLDER [--json] [--today YYYY-MM-DD], or --meeting FILE';
const questionLengthMax = 500;

export async function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      files: { type: 'string' },
      meeting: { type: 'string' },
      json: { type: 'boolean' },
      today: { type: 'string' },
    },
  });
  const [question, ...others] = positionals;
  const { files, meeting, json = false, today = localDay(new Date()) } = values;
  if (!question?.trim()) throw new CommandError(`What is the question? Put it first: ${usage}.`);
  if (question.length > questionLengthMax)
    throw new CommandError(`A question may have at most ${questionLengthMax} characters.`);
  if (others.length > 0) throw new CommandError(`Put the question in quotation marks: ${usage}.`);
  if (!isDay(today))
    throw new CommandError(`--today takes a day such as 2026-05-04, not '${today}'.`);
  if (Boolean(files) === Boolean(meeting))
    throw new CommandError(`Name a folder or one meeting: ${usage}.`);
  const paths = files
    ? await transcriptsIn(files)
    : new Map([[basename(meeting ?? ''), meeting ?? '']]);
  return { question, paths, json, today };
}

/** By the clock of this machine. */
const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  new Date(`${text}T00:00:00Z`).getTime() > 0 &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
