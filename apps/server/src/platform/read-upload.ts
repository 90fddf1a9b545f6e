import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { uploadFieldsSchema } from '@rapport/contract';
import type { FastifyRequest } from 'fastify';
import { badRequest } from './errors.ts';
import { requireReadable } from './readable-input.ts';

/** Allowed size of a form without its file. */
const formOverheadBytes = 64 * 1024;
const bytesPerMb = 1024 * 1024;

export function tooLarge(maxMb: number) {
  return badRequest('FILE_TOO_LARGE', `The file is larger than ${maxMb} MB.`);
}

/** Files that are stored while they arrive, because memory should not hold them. */
export type StreamedFiles<T> = {
  maxMb: number;
  /** Undefined for files that are read whole. */
  open(fileName: string): ((bytes: AsyncIterable<Uint8Array>) => Promise<T>) | undefined;
  /** Called for what was stored if the form cannot be read. */
  discard(stored: T): Promise<void>;
};

type Named = { fileName: string; sha256: string };
type ReadFile<T> = Named & ({ bytes: Uint8Array } | { stored: T });
type Fields = Partial<Record<TextField, string>>;

/** Hashes chunk by chunk, because hashing a whole file at once would block the event loop. */
async function readFile<T>(
  part: MultipartFile,
  maxMb: number,
  streamed: StreamedFiles<T> | undefined,
): Promise<ReadFile<T>> {
  const hash = createHash('sha256');
  const store = streamed?.open(part.filename);
  const limitMb = store && streamed ? streamed.maxMb : maxMb;
  async function* arriving() {
    let length = 0;
    // What is left of a refused file is received without being kept.
    for await (const chunk of part.file.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > limitMb * bytesPerMb) throw tooLarge(limitMb);
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    if (store) {
      const stored = await store(arriving());
      return { fileName: part.filename, sha256: hash.digest('hex'), stored };
    }
    const chunks: Buffer[] = [];
    for await (const chunk of arriving()) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    return { fileName: part.filename, sha256: hash.digest('hex'), bytes };
  } finally {
    part.file.resume();
  }
}

/** Form errors have Fastify codes or none; others are rethrown. */
function explainForm(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? `${error.code}` : 'FST_';
  if (!(error instanceof Error) || !code.startsWith('FST_')) throw error;
  throw badRequest(
    'UNREADABLE_FORM',
    `The form could not be read. It must contain one file, and no fields but ${Object.keys(uploadFieldsSchema.shape).join(', ')}.`,
  );
}

/** Reads an uploaded file. Refuses it early if its announced length is too large. */
export async function readUpload(
  request: FastifyRequest,
  maxMb: number,
): Promise<Named & { bytes: Uint8Array } & Fields>;
export async function readUpload<T>(
  request: FastifyRequest,
  maxMb: number,
  streamed: StreamedFiles<T> | undefined,
): Promise<ReadFile<T> & Fields>;
export async function readUpload<T>(
  request: FastifyRequest,
  maxMb: number,
  streamed?: StreamedFiles<T>,
): Promise<ReadFile<T> & Fields> {
  const largestMb = Math.max(maxMb, streamed?.maxMb ?? 0);
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > largestMb * bytesPerMb + formOverheadBytes) throw tooLarge(largestMb);
  if (!request.isMultipart()) throw badRequest('NO_FILE', 'The file has to be sent as a form.');
  const { file, fields } = await readForm(request, { maxMb, largestMb }, streamed).catch(
    explainForm,
  );
  if (!file) throw badRequest('NO_FILE', 'Please select a file to upload.');
  return { ...file, ...fields };
}

type TextField = keyof typeof uploadFieldsSchema.shape;
const isTextField = (name: string): name is TextField =>
  Object.hasOwn(uploadFieldsSchema.shape, name);
const fieldsMax = Object.keys(uploadFieldsSchema.shape).length + 1;

async function readForm<T>(
  request: FastifyRequest,
  { maxMb, largestMb }: { maxMb: number; largestMb: number },
  streamed: StreamedFiles<T> | undefined,
) {
  let file: ReadFile<T> | undefined;
  const fields: Fields = {};
  // One byte more than is accepted, which shows that a file is longer.
  const fileSize = largestMb * bytesPerMb + 1;
  const limits = { fileSize, files: 1, fields: fieldsMax, fieldSize: 4096 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = await readFile(part, maxMb, streamed);
      else if (isTextField(part.fieldname) && typeof part.value === 'string')
        fields[part.fieldname] = part.value;
    }
    for (const text of Object.values(fields)) requireReadable(text);
  } catch (error) {
    if (file && 'stored' in file) await streamed?.discard(file.stored);
    throw error;
  }
  return { file, fields };
}
