import type { Evidence, TranscriptTurn } from '@rapport/contract';
import type { Block } from '../../ground/document/printed-document.ts';
import { type ExportedMeeting, speakerOf } from './read-export.ts';
import { clock } from './words.ts';

export const section = (title: string, ...blocks: Block[]): Block[] => [
  { kind: 'section', title },
  ...blocks,
];

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const quietly = (text: string): Block => ({ kind: 'paragraph', text, isQuiet: true });

export type PlaceOf = (evidence: readonly Evidence[], text?: string) => { place?: string };

/** Where words were said: '14:02 Priya Raman', or '14:02' for a text that begins with the name. `quoted` holds the turns by position. */
export function placer(
  exported: ExportedMeeting,
  quoted: ReadonlyMap<number, TranscriptTurn>,
): PlaceOf {
  return (evidence, text = '') => {
    const places = evidence.flatMap(({ turn, quote }) => {
      const said = quote === '' ? undefined : quoted.get(turn);
      if (!said) return [];
      const speaker = speakerOf(exported, said);
      const parts = [
        ...(said.start === null ? [] : [clock(said.start)]),
        ...(text.startsWith(`${speaker}: `) ? [] : [speaker]),
      ];
      return parts.length === 0 ? [] : [parts.join(' ')];
    });
    return places.length === 0 ? {} : { place: [...new Set(places)].join(', ') };
  };
}
