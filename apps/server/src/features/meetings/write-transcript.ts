import { meetingTranscriptSchema } from '@rapport/contract';
import { z } from 'zod';
import { responseWriter } from '../../platform/response-serializer.ts';
import type { TranscriptInPieces } from './read-transcript.ts';

const { turns, ...others } = meetingTranscriptSchema.shape;
const writeTurns = responseWriter(turns);
const writeOthers = responseWriter(z.object(others));

/** Writes the response piece by piece, so that memory does not limit a transcript's length. */
export async function* writeTranscript({
  readPieces,
  ...transcript
}: TranscriptInPieces): AsyncGenerator<string> {
  let before = `${writeOthers(transcript).slice(0, -1)},"turns":[`;
  for await (const piece of readPieces()) {
    yield before + writeTurns(piece).slice(1, -1);
    before = ',';
  }
  yield before === ',' ? ']}' : `${before}]}`;
}
