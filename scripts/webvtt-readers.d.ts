/** Other readers of WebVTT, which come without types: as much of them as is compared with ours. */

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
