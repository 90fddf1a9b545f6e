import { expect, test } from 'vitest';
import { buildZip, type ZippedFile, zipped } from '../testing/build-zip.ts';
import { type ReadFile, readFiles } from './read-files.ts';

const limits = { sizeMaxMb: 1, filesMax: 5, unpackedMaxMb: 2, takesRecordings: false };
const said = 'Anna Berg: Good morning.';

async function read(...chosen: [path: string, content: BlobPart][]): Promise<ReadFile[]> {
  const files = chosen.map(([path, content]) => ({ path, file: new File([content], path) }));
  return Array.fromAsync(readFiles(files, limits));
}
const readZip = (...files: ZippedFile[]) => read(['all.zip', buildZip(files)]);
const outcomes = (found: ReadFile[]) =>
  found.map((one) => [one.name, 'reason' in one ? one.reason : 'taken']);

test('files of folders and zips are found with their text; hidden ones are ignored', async () => {
  const found = await read(
    ['notes/one.txt', said],
    ['notes/.DS_Store', 'x'],
    ['.git/two.txt', said],
    [
      'notes/all.zip',
      buildZip([
        zipped('a/b/three.vtt', said),
        zipped('__MACOSX/a/._three.vtt', 'x'),
        zipped('a/Thumbs.db', 'x'),
      ]),
    ],
  );
  expect(outcomes(found)).toEqual([
    ['one.txt', 'taken'],
    ['three.vtt', 'taken'],
  ]);
  for (const one of found) expect('file' in one && (await one.file.text())).toBe(said);
});

test.each([
  ['a name that leads out of the zip', zipped('../../etc/cron.txt', said), /leads out of it/],
  ['an absolute name', zipped('/etc/cron.txt', said), /leads out of it/],
  ['a drive', zipped('C:\\cron.txt', said), /leads out of it/],
  ['a zip inside', zipped('inner.zip', said), /a zip inside a zip/],
  ['another kind', zipped('sound.flac', said), /^not \.txt/],
  ['a recording', zipped('sound.m4a', said), /^a recording; no speech service is set up/],
  ['an empty file', zipped('empty.txt', ''), /empty/],
  ['a file above the limit', zipped('long.txt', 'a'.repeat(1_500_000)), /2 MB; up to 1 MB/],
  [
    'a bomb that hides its size',
    zipped('bomb.txt', '0'.repeat(900_000), { size: 100 }),
    /cannot be unpacked/,
  ],
  ['a file with another checksum', zipped('changed.txt', said, { crc: 1 }), /cannot be unpacked/],
])('%s is refused alone', async (_, file, reason) => {
  const found = await readZip(file, zipped('good.txt', said));
  expect(outcomes(found)).toEqual([
    [expect.any(String), expect.stringMatching(reason)],
    ['good.txt', 'taken'],
  ]);
});

test('a zip is read up to its bounds', async () => {
  const large = (name: string) => zipped(name, name.repeat(900_000 / name.length));
  const sizes = await readZip(
    large('one.txt'),
    large('two.txt'),
    large('six.txt'),
    large('ten.txt'),
  );
  expect(outcomes(sizes)).toEqual([
    ['one.txt', 'taken'],
    ['two.txt', 'taken'],
    ['six.txt', expect.stringMatching(/the rest of the zip is not read/)],
  ]);
  const many = await readZip(...Array.from({ length: 9 }, (_, at) => zipped(`${at}.txt`, said)));
  expect(many.filter((one) => 'file' in one)).toHaveLength(5);
  expect(many.at(-1)).toHaveProperty('reason');
});

test.each([
  ['no zip', 'not a zip at all', 'not a readable zip'],
  ['a zip that is cut off', buildZip([zipped('a.txt', said)]).slice(0, 60), 'not a readable zip'],
  ['a zip without files', buildZip([]), 'no files inside'],
])('%s is refused', async (_, content, reason) => {
  expect(outcomes(await read(['all.zip', content]))).toEqual([['all.zip', reason]]);
});

test('recordings are taken unread where they are, and not out of zips', async () => {
  const chosen = [
    { path: 'board.mp4', file: new File(['picture'], 'board.mp4') },
    { path: 'empty.mp4', file: new File([], 'empty.mp4') },
    { path: 'all.zip', file: new File([buildZip([zipped('a/sound.m4a', said)])], 'all.zip') },
  ];
  const found = await Array.fromAsync(readFiles(chosen, { ...limits, takesRecordings: true }));
  expect(outcomes(found)).toEqual([
    ['board.mp4', 'taken'],
    ['empty.mp4', 'empty'],
    ['sound.m4a', 'a recording in a zip; choose it by itself'],
  ]);
  expect(found[0]).not.toHaveProperty('sha256');
});
