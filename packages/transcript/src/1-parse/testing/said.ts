import { mergeCues } from '../../2-turns/merge-cues.ts';
import { readTranscript } from '../read-transcript.ts';

type Said = [speaker: string | null, start: number | null, text: string];

export const read = (text: string, fileName = 'notes.txt') => readTranscript({ text, fileName });

export function said(text: string, fileName?: string): Said[] {
  return mergeCues(read(text, fileName).cues).map((turn) => [turn.speaker, turn.start, turn.text]);
}
