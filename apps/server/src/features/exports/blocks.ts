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

export type PlaceOf = (evidence: readonly Evidence[]) => { place?: string };

/** Where words were said: '14:02 Priya Raman'. `quoted` holds the turns by position. */
export function placer(
  exported: ExportedMeeting,
  quoted: ReadonlyMap<number, TranscriptTurn>,
): PlaceOf {
  return (evidence) => {
    const places = evidence.flatMap(({ turn, quote }) => {
      const said = quote === '' ? undefined : quoted.get(turn);
      if (!said) return [];
      const speaker = speakerOf(exported, said);
      return [said.start === null ? speaker : `${clock(said.start)} ${speaker}`];
    });
    return places.length === 0 ? {} : { place: [...new Set(places)].join(', ') };
  };
}
