import { meetingTranscriptSchema } from '@rapport/contract';
import { z } from 'zod';
import { answerWriter } from '../../platform/answer-serializer.ts';
import type { TranscriptInPieces } from './read-transcript.ts';

const { turns, ...others } = meetingTranscriptSchema.shape;
const writeTurns = answerWriter(turns);
const writeOthers = answerWriter(z.object(others));

/** The answer of the call, piece by piece, so that no transcript is too long to be written. */
export async function* writeTranscript({
  pieces,
  ...transcript
}: TranscriptInPieces): AsyncGenerator<string> {
  let before = `${writeOthers(transcript).slice(0, -1)},"turns":[`;
  for await (const piece of pieces) {
    yield before + writeTurns(piece).slice(1, -1);
    before = ',';
  }
  yield before === ',' ? ']}' : `${before}]}`;
}
