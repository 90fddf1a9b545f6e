import { setTimeout as wait } from 'node:timers/promises';
import { pathFor, paths, processingStatusSchema, uploadAcceptedSchema } from '@rapport/contract';
import { writeDocx } from '@rapport/server/testing/documents/docx-writer';
import { hostileDocx, nestedTables } from '@rapport/server/testing/documents/hostile-docx';
import type { HostileFile } from '@rapport/server/testing/documents/hostile-file';
import { hostileLayouts } from '@rapport/server/testing/documents/hostile-layouts';
import { hostilePdf, threeMillionOperators } from '@rapport/server/testing/documents/hostile-pdf';
import { hostileSounds } from '@rapport/server/testing/documents/hostile-sound';
import { hostileText, timesBeyondRange } from '@rapport/server/testing/documents/hostile-text';
import { layOutPages, writePdf } from '@rapport/server/testing/documents/pdf-writer';
import { smallTranscript } from '@rapport/server/testing/factories/transcripts';
import type { Random } from '../../scripts/random.ts';
import { generatedMeeting } from '../bench/speed/generated-meeting.ts';
import type { Send } from './caller.ts';
import { mutate, type Sample } from './mutate.ts';
import type { Tally } from './tally.ts';
import type { Step } from './watch.ts';
import type { Attacker } from './world.ts';

const pollMs = 250;
const uploadsAtOnce = 4;
/** A short attack takes every fourth of the many files of layouts. */
const shortShare = 4;
/** Longer than the limit of 20 s per MB, because machines may be busy. */
const patienceMs = { perFile: 5_000, least: 120_000 };

type Attack = {
  send: Send;
  step: Step;
  tally: Tally;
  random: Random;
  /** A new account, because uploads are limited per account. */
  newUploader: () => Promise<Attacker>;
};

export async function attackWithMutations({ count, ...attack }: Attack & { count: number }) {
  const { step, random } = attack;
  const samples = sampleFiles();
  console.log(`${count} broken files of each of ${samples.length} kinds`);
  for (const sample of samples) {
    const kind = sample.fileName.split('.').at(-1);
    const files = Array.from({ length: count }, () => {
      const { name, bytes } = mutate(sample, random, samples);
      return { name: `${kind}, ${name}`, fileName: sample.fileName, bytes };
    });
    const by = await attack.newUploader();
    await step(`${count} broken .${kind} files`, () => uploadAll(files, by, attack));
  }
}

export async function attackWithHostileFiles({
  isShort,
  ...attack
}: Attack & { isShort: boolean }) {
  const some = [
    timesBeyondRange,
    nestedTables,
    threeMillionOperators,
    ...hostileLayouts.filter((_, at) => at % shortShare === 0),
    ...hostileSounds,
  ];
  const files: readonly HostileFile[] = isShort
    ? some
    : [...hostileText, ...hostileLayouts, ...hostileDocx, ...hostilePdf, ...hostileSounds];
  console.log(`${files.length} hostile files`);
  const by = await attack.newUploader();
  for (const { name, fileName, make } of files) {
    const startedAt = performance.now();
    const file = { name, fileName, bytes: make() };
    await attack.step(name, () => uploadAll([file], by, attack));
    const seconds = (performance.now() - startedAt) / 1000;
    if (seconds > 5) console.log(`  ${name}: ${seconds.toFixed(1)} s`);
  }
}

function sampleFiles(): Sample[] {
  const text = (content: string) => new Uint8Array(Buffer.from(content));
  const lines = smallTranscript.split('\n');
  return [
    { fileName: 'a.txt', bytes: text(smallTranscript) },
    { fileName: 'a.vtt', bytes: text(generatedMeeting({ words: 400, minutes: 3, speakers: 4 })) },
    { fileName: 'a.csv', bytes: text(tableOf(lines)) },
    { fileName: 'a.json', bytes: text(segmentsOf(lines)) },
    { fileName: 'a.md', bytes: text(markdownOf(lines)) },
    { fileName: 'a.docx', bytes: writeDocx(lines) },
    { fileName: 'a.pdf', bytes: writePdf(layOutPages(lines)) },
  ];
}

const partsOf = (line: string) => line.split(': ', 2);

const tableOf = (lines: readonly string[]) =>
  [
    'start,speaker,text',
    ...lines.map((line, at) =>
      [at, ...partsOf(line).map((part) => JSON.stringify(part))].join(','),
    ),
  ].join('\n');

const segmentsOf = (lines: readonly string[]) =>
  JSON.stringify({
    segments: lines.map((line, at) => {
      const [speaker, words] = partsOf(line);
      return { start: at, end: at + 1, speaker, text: words };
    }),
  });

const markdownOf = (lines: readonly string[]) =>
  `---\ntitle: Weekly\n---\n\n${lines.map((line) => line.replace(/^(.*?): /, '**$1:** ')).join('\n\n')}`;

type Upload = { name: string; fileName: string; bytes: Uint8Array<ArrayBuffer> };

async function uploadAll(
  files: readonly Upload[],
  by: Attacker,
  { send, tally }: Pick<Attack, 'send' | 'tally'>,
) {
  const waiting: { id: string; name: string }[] = [];
  const rest = files[Symbol.iterator]();
  const one = async () => {
    for (const { name, fileName, bytes } of rest) {
      const form = new FormData();
      form.set('keepBoth', 'true');
      form.set('file', new Blob([bytes]), fileName);
      tally.files += 1;
      const sent = { method: 'POST', path: paths.uploadTranscript, by, body: form };
      const answer = await send(sent, `upload of ${name}`);
      if (answer?.status === 202)
        waiting.push({ id: uploadAcceptedSchema.parse(JSON.parse(answer.text)).eventId, name });
      else if (answer && answer.status !== 400)
        tally.fault(`upload of ${name}: ${answer.status} ${answer.text}`);
    }
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, one));
  const deadline =
    performance.now() + Math.max(patienceMs.least, files.length * patienceMs.perFile);
  for (const { id, name } of waiting) await awaitEnd(id, name, { send, tally, by, deadline });
}

async function awaitEnd(
  id: string,
  name: string,
  {
    send,
    tally,
    by,
    deadline,
  }: Pick<Attack, 'send' | 'tally'> & {
    by: Attacker;
    deadline: number;
  },
) {
  const path = pathFor(paths.processingStatus, id);
  while (performance.now() < deadline) {
    const answer = await send({ method: 'GET', path, by }, `status of ${name}`);
    if (answer?.status === 200) {
      const { processingStatus, processingError } = processingStatusSchema.parse(
        JSON.parse(answer.text),
      );
      if (processingStatus === 'completed') return;
      if (processingStatus === 'failed') {
        if (!/^[A-Z].* .*\.$/s.test(processingError ?? ''))
          tally.fault(`${name} failed without a sentence: ${processingError}`);
        return;
      }
    }
    await wait(pollMs);
  }
  tally.fault(`${name} was not read in time`);
  const cancel = pathFor(paths.cancelProcessing, id);
  await send({ method: 'DELETE', path: cancel, by }, `cancelling ${name}`);
}
