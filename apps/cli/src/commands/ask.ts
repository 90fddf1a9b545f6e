import {
  answerQuestion,
  indexCorpus,
  isSaid,
  meetingOf,
  misspelledIn,
  readQuery,
  readQuestion,
  respelled,
  sharedNames,
  speakersOf,
} from '@rapport/ask';
import { extractText } from '@rapport/server/features/transcripts/extract-text/extract-text';
import { RejectedFileError } from '@rapport/server/features/transcripts/extract-text/rejected-file-error';
import { type Analysis, analyseTranscript, UnreadableTranscriptError } from '@rapport/transcript';
import { answerText } from '../ask/answer-text.ts';
import { readArguments } from '../ask/read-arguments.ts';
import { seriesOf } from '../ask/series-of.ts';
import { titleOf } from '../ask/title-of.ts';
import { CommandError } from '../command-error.ts';
import { readInputFile } from '../read-input-file.ts';

export async function ask(args: string[]): Promise<void> {
  const { question: text, paths, json, today } = await readArguments(args);
  const analyses = await readMeetings(paths);
  const series = seriesOf(analyses);
  const shared = sharedNames(analyses.values());
  const meetings = [...analyses].map(([file, analysis]) => ({
    ...meetingOf(file, analysis, series.get(file) ?? null, shared),
    title: analysis.title ?? titleOf(file),
  }));
  const corpus = indexCorpus(meetings);
  const names = [...new Set(meetings.flatMap(speakersOf))];
  const known = { people: names.map((name) => ({ name })), series: [...new Set(series.values())] };
  const readAs = misspelledIn(text, names, known.series).filter(
    ({ written }) => !isSaid(corpus, written),
  );
  for (const { written, name } of readAs)
    process.stderr.write(`'${written}' was read as '${name}'.\n`);
  const spelled = respelled(text, readAs);
  const question = readQuestion(spelled, { ...known, today });
  const { query, unused, refusal } = readQuery(spelled, {
    people: names,
    asker: null,
    groups: [],
    series: known.series,
    today,
  });
  const isRefused = refusal !== null && refusal !== 'language';
  const answer = isRefused ? refused : answerQuestion(corpus, question);
  const printed = {
    found: answer.found,
    kind: question.kind,
    query,
    unused,
    refusal,
    answer: answer.answer,
    figure: question.kind === 'count' && !isRefused ? answer.answer : null,
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

const refused: ReturnType<typeof answerQuestion> = {
  found: false,
  answer:
    'Rapport doesn’t answer this: nothing of the mood, worth, plans, health or family of a person.',
  quotes: [],
  read: 0,
};

/**
 * Files in a folder that are not transcripts or cannot be read are skipped with a message; a single file must be a
 * transcript.
 */
async function readMeetings(paths: ReadonlyMap<string, string>): Promise<Map<string, Analysis>> {
  const analyses = new Map<string, Analysis>();
  for (const [fileName, path] of paths) {
    try {
      const text = await extractText({ bytes: await readInputFile(path), fileName });
      analyses.set(fileName, analyseTranscript({ text, fileName, directory: [] }));
    } catch (error) {
      if (paths.size === 1 || !isOfFile(error)) throw error;
      process.stderr.write(`${fileName} is left out: ${error.message}\n`);
    }
  }
  if (analyses.size === 0) throw new CommandError('No file of this folder is a transcript.');
  return analyses;
}

const isOfFile = (error: unknown): error is Error =>
  error instanceof RejectedFileError ||
  error instanceof UnreadableTranscriptError ||
  error instanceof CommandError;
