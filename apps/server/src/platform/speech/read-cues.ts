type Cue = { start: number | null; end: number | null; text: string; speaker: string | null };

const times = /^\s*([\d:.,]+)\s+-->\s+([\d:.,]+)/;
const voice = /^<v(?:\.[^\s>]*)?\s+([^>]+)>/i;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};
const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? entity);

/** Reads the cues of a WebVTT text. Notes and styles have no times, so they are passed over. */
export function readCues(text: string): Cue[] {
  return text.split(/\r?\n(?:[ \t]*\r?\n)+/).flatMap((block) => {
    const lines = block.split(/\r?\n/);
    const at = lines.findIndex((line) => times.test(line));
    const [, start = '', end = ''] = times.exec(lines[at] ?? '') ?? [];
    if (at < 0) return [];
    const said = lines.slice(at + 1).join(' ');
    const speaker = voice.exec(said)?.[1];
    return {
      start: secondsOf(start),
      end: secondsOf(end),
      text: unescaped(said.replace(/<[^>]*>/g, '')),
      speaker: speaker === undefined ? null : unescaped(speaker).trim(),
    };
  });
}

/** '01:02:03.500' or '02:03.500'; null if it is neither. */
function secondsOf(time: string): number | null {
  const match = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?$/.exec(time);
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${fraction}`);
}
