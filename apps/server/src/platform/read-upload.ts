import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { badRequest } from './errors.ts';
import { requireReadable } from './readable-input.ts';

/** Allowed size of a form without its file. */
const formOverheadBytes = 64 * 1024;

export function tooLarge(maxMb: number) {
  return badRequest('FILE_TOO_LARGE', `The file is larger than ${maxMb} MB.`);
}

async function readFile(part: MultipartFile, maxMb: number) {
  const chunks: Buffer[] = [];
  // Hashed chunk by chunk, because hashing the whole file at once would block the event loop.
  const hash = createHash('sha256');
  for await (const chunk of part.file) {
    chunks.push(chunk);
    hash.update(chunk);
  }
  if (part.file.truncated) throw tooLarge(maxMb);
  return { fileName: part.filename, bytes: Buffer.concat(chunks), sha256: hash.digest('hex') };
}

/** Form errors have Fastify codes or none; others are rethrown. */
function explainForm(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? `${error.code}` : 'FST_';
  if (!(error instanceof Error) || !code.startsWith('FST_')) throw error;
  throw badRequest(
    'UNREADABLE_FORM',
    'The form could not be read. It must contain one file, and at most a title.',
  );
}

/** Reads an uploaded file. Refuses it early if its announced length is too large. */
export async function readUpload(request: FastifyRequest, maxMb: number) {
  const maxBytes = maxMb * 1024 * 1024;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + formOverheadBytes)
    throw tooLarge(maxMb);
  if (!request.isMultipart()) throw badRequest('NO_FILE', 'The file has to be sent as a form.');
  const { file, fields } = await readForm(request, maxMb).catch(explainForm);
  for (const text of Object.values(fields)) requireReadable(text);
  if (!file) throw badRequest('NO_FILE', 'Please select a file to upload.');
  return { ...file, ...fields };
}

const textFields = ['title', 'keepBoth', 'organizationId'] as const;
type TextField = (typeof textFields)[number];
const isTextField = (name: string): name is TextField => textFields.some((field) => field === name);

async function readForm(request: FastifyRequest, maxMb: number) {
  let file: Awaited<ReturnType<typeof readFile>> | undefined;
  const fields: Partial<Record<TextField, string>> = {};
  const limits = { fileSize: maxMb * 1024 * 1024, files: 1, fields: 4, fieldSize: 4096 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') file = await readFile(part, maxMb);
    else if (isTextField(part.fieldname) && typeof part.value === 'string')
      fields[part.fieldname] = part.value;
  }
  return { file, fields };
}
