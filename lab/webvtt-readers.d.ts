/** Types for the used parts of other WebVTT readers, which have none. */

declare module 'webvtt-parser' {
  type Node = { type: string; value?: string; children?: Node[] };
  type ParsedCue = {
    id: string;
    startTime: number;
    endTime: number;
    text: string;
    tree: { children: Node[] };
  };
  class WebVTTParser {
    constructor(entities?: Record<string, string>);
    parse(input: string, mode?: string): { cues: ParsedCue[] };
  }
  const library: { WebVTTParser: typeof WebVTTParser };
  export default library;
}

declare module 'node-webvtt' {
  const library: { parse(input: string, options?: { strict: boolean }): { cues: unknown[] } };
  export default library;
}
