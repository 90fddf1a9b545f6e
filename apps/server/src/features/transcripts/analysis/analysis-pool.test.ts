import { afterAll, expect, test } from 'vitest';
import { writeDocx } from '../../../testing/documents/docx-writer.ts';
import { drawnByForms } from '../../../testing/documents/hostile-pdf.ts';
import { createAnalysisPool, type PoolStep } from './analysis-pool.ts';

const steps: PoolStep[] = [
  'extracting_text',
  'parsing_transcript',
  'identifying_participants',
  'analyzing_sentiment',
  'building_connection_map',
  'summarizing',
];
const small = {
  bytes: new TextEncoder().encode(
    'Ada Moss: Can we ship the invoice export on Friday?\nBen Ito: Yes, I am happy with it.\nAda Moss: Great work, thank you.\n',
  ),
  fileName: 'weekly.txt',
  directory: [],
};
/** More than a second and more than 64 MB of work. */
const large = {
  bytes: writeDocx(
    Array.from({ length: 40_000 }, (_, turn) => `Speaker ${turn % 7}   ${turn}:03\nHello ${turn}`),
  ),
  fileName: 'large.docx',
  directory: [],
};
const carryOn = async () => {};

const pool = createAnalysisPool({ threads: 2, memoryMb: 64 });
afterAll(() => pool.close());

test('announces the steps in order and returns the analysis', async () => {
  const seen: PoolStep[] = [];
  const analysis = await pool.run(small, async (step) => {
    seen.push(step);
  });
  expect(seen).toEqual(steps);
  expect(analysis.participants.map(({ name, turns }) => ({ name, turns }))).toEqual([
    { name: 'Ada Moss', turns: 2 },
    { name: 'Ben Ito', turns: 1 },
  ]);
});

test('does not detach the bytes of its caller', async () => {
  const before = small.bytes.slice();
  await pool.run(small, carryOn);
  expect(small.bytes).toEqual(before);
});

test.each(steps)('can be stopped before %s', async (last) => {
  const cancelled = new Error('cancelled by its uploader');
  const seen: PoolStep[] = [];
  const running = pool.run(small, async (step) => {
    seen.push(step);
    if (step === last) throw cancelled;
  });
  await expect(running).rejects.toBe(cancelled);
  expect(seen).toEqual(steps.slice(0, steps.indexOf(last) + 1));
});

test('a file that needs too much memory fails alone', async () => {
  const [hostile, ...others] = await Promise.allSettled([
    pool.run(large, carryOn),
    ...Array.from({ length: 8 }, () => pool.run(small, carryOn)),
  ]);
  expect(hostile).toMatchObject({
    status: 'rejected',
    reason: {
      failure: 'memory_limit',
      message: expect.stringContaining('more memory than one analysis may use (64 MB)'),
    },
  });
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 'fulfilled'));
});

test('a file that takes too long fails alone, and its thread is replaced', async () => {
  const hasty = createAnalysisPool({ threads: 1, timeLimitMs: 500 });
  try {
    await expect(hasty.run(large, carryOn)).rejects.toMatchObject({
      failure: 'time_limit',
      message: expect.stringContaining('Reading this file took longer than 1 minute'),
    });
    const refused = { ...small, bytes: new Uint8Array() };
    await expect(hasty.run(refused, carryOn)).rejects.toMatchObject({ failure: 'unreadable' });
  } finally {
    await hasty.close();
  }
});

test('ASVS 2.4.1: a file that needs far more work than its size allows fails alone', async () => {
  const strict = createAnalysisPool({ threads: 1, processorMs: 500 });
  try {
    const hostile = { bytes: drawnByForms.make(), fileName: drawnByForms.fileName, directory: [] };
    await expect(strict.run(hostile, carryOn)).rejects.toMatchObject({
      failure: 'work_limit',
      message: expect.stringContaining('far more work than a transcript of its size'),
    });
    const { participants } = await strict.run(small, carryOn);
    expect(participants).toHaveLength(2);
  } finally {
    await strict.close();
  }
});

test('closing waits for running analyses', async () => {
  const closing = createAnalysisPool({ threads: 1 });
  const started = Promise.withResolvers<void>();
  const running = closing
    .run(small, async () => started.resolve())
    .then(({ participants }) => participants.length);
  await started.promise;
  const closed = closing.close();
  expect(await Promise.race([running, closed])).toBe(2);
  await closed;
});
