/** `at` is seconds from the start. */
export type Said = { name: string; text: string; at: number };

export type FieldLayout = {
  /** Writes what was said as a tool or a person writes it. */
  write(said: readonly Said[]): string;
  fileName?: string;
  /** False if the layout has no times. */
  isTimed?: false;
  /** The layout can't hold such names. */
  excludes?: RegExp;
};

const pad = (value: number) => String(value).padStart(2, '0');
const clock = (seconds: number) =>
  `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
const short = (seconds: number) => `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
const onTheDay = (at: number) => clock(36_000 + at);
const half = (at: number) => `${onTheDay(at)} AM`;
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const inMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const each =
  (line: (said: Said, index: number) => string, between = '\n') =>
  (said: readonly Said[]) =>
    said.map(line).join(between);

const captions =
  (line: (said: Said) => string, mark = '.') =>
  (said: readonly Said[]) =>
    said
      .map(
        (one, i) =>
          `${i + 1}\n${clock(one.at)}${mark}000 --> ${clock(one.at + 8)}${mark}000\n${line(one)}\n`,
      )
      .join('\n');

const webVtt = (line: (said: Said) => string) => (said: readonly Said[]) =>
  `WEBVTT\n\n${captions(line)(said)}`;

/** Layouts found in the field, by the tool or by what they look like. */
export const fieldLayouts: Readonly<Record<string, FieldLayout>> = {
  'Teams, Word file': { write: each((l) => `${l.name}   ${short(l.at)}\n${l.text}\n`) },
  Otter: { write: each((l) => `${l.name}  ${short(l.at)}  \n${l.text}\n`) },
  'name time': { write: each((l) => `${l.name} ${clock(l.at)}\n${l.text}`) },
  'name | time': { write: each((l) => `${l.name} | ${short(l.at)}\n${l.text}\n`) },
  'name: time': { write: each((l) => `${l.name}: ${clock(l.at)}\n\n${l.text}\n`) },
  'name • time': { write: each((l) => `${l.name} • ${short(l.at)}\r\n${l.text}\r\n`) },
  Rev: { write: each((l) => `${l.name} (${clock(l.at)}):\n${l.text}\n`) },
  'name [time]: text': { write: each((l) => `${l.name} [${clock(l.at)}]: ${l.text}`) },
  'name [time] : text': { write: each((l) => `${l.name} [${short(l.at)}] : ${l.text}`) },
  '[time] name: text': { write: each((l) => `[${clock(l.at)}] ${l.name}: ${l.text}`) },
  'time name: text': { write: each((l) => `${clock(l.at)} ${l.name}: ${l.text}`, '\n\n') },
  'timecode with frames': { write: each((l) => `[${clock(l.at)}:12] ${l.name}: ${l.text}`) },
  'range of seconds': { write: each((l) => `[${l.at}.00-${l.at + 8}.00] ${l.name}: ${l.text}`) },
  'seconds with a unit': { write: each((l) => `[${l.at}.0s] ${l.name}: ${l.text}`) },
  'range with an arrow': {
    write: each((l) => `[${clock(l.at)} --> ${clock(l.at + 8)}] ${l.name}: ${l.text}`),
  },
  'range and full-width marks': {
    write: each((l) => `${clock(l.at)}-${clock(l.at + 8)}，${l.name}：${l.text}`),
  },
  'Happy Scribe': { write: each((l) => `[${clock(l.at)}.25] - ${l.name}\n${l.text}\n`) },
  'Word, Transcribe': { write: each((l) => `${clock(l.at)} ${l.name}\n${l.text}`) },
  Gong: { write: each((l) => `${short(l.at)} | ${l.name}\n${l.text}\n`) },
  'a time on some lines': {
    write: each((l, i) => `${i % 3 === 0 ? `[${clock(l.at)}] ` : ''}${l.name}: ${l.text}`, '\n\n'),
    isTimed: false,
  },
  'name: text': { write: each((l) => `${l.name}: ${l.text}`), isTimed: false },
  'name: text, indented': { write: each((l) => `    ${l.name}: ${l.text}\r\n`), isTimed: false },
  'name: text, tab': { write: each((l) => `\t${l.name}:\t${l.text}`), isTimed: false },
  'name: below': { write: each((l) => `${l.name}:\n${l.text}\n`), isTimed: false },
  '**name:** text': { write: each((l) => `**${l.name}:** ${l.text}`, '\n\n'), isTimed: false },
  'numbered lines': { write: each((l, i) => `${i + 1}. ${l.name}: ${l.text}`), isTimed: false },
  'name above the words': { write: each((l) => `${l.name}\n${l.text}\n`), isTimed: false },
  f4: { write: each((l) => `${l.name}: ${l.text} #${clock(l.at + 8)}-1#`, '\n\n'), isTimed: false },
  'Zoom chat': { write: each((l) => `${clock(l.at)}\t${l.name}:\t${l.text}\r`) },
  'Zoom chat, older': {
    write: each((l) => `${onTheDay(l.at)}\t From ${l.name} to Everyone : ${l.text}`),
  },
  'Zoom chat, two lines': {
    write: each((l) => `${onTheDay(l.at)} From ${l.name} to Everyone:\n\t${l.text}`),
  },
  'Zoom chat, German': {
    write: each((l) => `${onTheDay(l.at)} Von ${l.name} an Alle : ${l.text}`),
  },
  'Zoom chat, Japanese': {
    write: each((l) => `${onTheDay(l.at)} 開始 ${l.name} 終了 皆様 : ${l.text}`),
  },
  'Zoom captions': { write: each((l) => `[${l.name}] ${onTheDay(l.at)}\n${l.text}\n`) },
  WhatsApp: { write: each((l) => `[31/12/2022, ${onTheDay(l.at)}] ${l.name}: ${l.text}`) },
  'WhatsApp, Android': {
    write: each((l) => `31/12/2022, ${onTheDay(l.at)} - ${l.name}: ${l.text}`),
  },
  TranscripTonic: { write: each((l) => `${l.name} (03/25/2026, ${half(l.at)})\n${l.text}\n`) },
  Telegram: { write: each((l) => `${l.name}, [25.03.26 ${onTheDay(l.at)}]\n${l.text}\n`) },
  Discord: { write: each((l) => `${l.name} — 03/25/2026 ${half(l.at)}\n${l.text}`) },
  'Teams chat': { write: each((l) => `[3/25 ${half(l.at)}] ${l.name}\n${l.text}\n`) },
  'log with ISO times': {
    write: each((l) => `2026-03-25T${onTheDay(l.at)}Z ${l.name}: ${l.text}`),
  },
  'Teams, copied page': {
    write: each((l) => {
      const spoken = `${Math.floor(l.at / 60)} minutes ${l.at % 60} seconds`;
      return `${l.name}\n${spoken}${short(l.at)}\n${l.name} ${spoken}\n${l.text}\n`;
    }),
  },
  'CSV with titles': {
    write: (said) =>
      `start,end,speaker,text\n${each(
        (l) => `${l.at}.0,${l.at + 8}.0,${quoted(l.name)},${quoted(l.text)}`,
      )(said)}`,
  },
  'CSV without titles': {
    write: each((l) => `${l.at}.0,${l.at + 8}.0,${quoted(l.name)},${quoted(l.text)}`),
  },
  'tabs with titles': {
    write: (said) =>
      `start\tspeaker\ttext\n${each((l) => `${clock(l.at)}\t${l.name}\t${l.text}`)(said)}`,
  },
  'tabs without titles': { write: each((l) => `${clock(l.at)}\t${l.name}\t${l.text}`) },
  'WebVTT with voices': {
    write: webVtt((l) => `<v ${inMarkup(l.name)}>${l.text}</v>`),
    fileName: 'a.vtt',
  },
  'WebVTT, name: text': {
    write: webVtt((l) => `${inMarkup(l.name)}: ${l.text}`),
    fileName: 'a.vtt',
  },
  'WebVTT, (name) above': {
    write: webVtt((l) => `(${inMarkup(l.name)})\n${l.text}`),
    fileName: 'a.vtt',
    excludes: /^\+1 \(/,
  },
  'SubRip, [name] text': {
    write: captions((l) => `[${inMarkup(l.name)}] ${l.text}`, ','),
    fileName: 'a.srt',
  },
};
