import { secondsOf } from './clock-time.ts';
import type { Layout, TextDocument } from './layout.ts';
import { readNamed } from './name-colon.ts';
import { readUtterances } from './utterances.ts';
import { countWords } from './word-count.ts';

// In English, Spanish, Portuguese, French and Italian.
const disclaimer =
  /This (?:editable )?transcript was computer generated|Esta transcripción editable se |Esta transcrição editável foi |Cette transcription modifiable a |Questa trascrizione modificabile è /i;
const ended =
  /^\W{0,12}(?:(?:Meeting|Transcription|Recording) ended after|La (?:transcripción|reunión) finalizó después de|A (?:transcrição foi encerrada após|reunião terminou depois de)|Transcription terminée après|Trascrizione terminata dopo) (\d{1,2}:\d{2}:\d{2})/im;
const transcriptHeading =
  /^\W{0,12}(?:.{1,200}[-–)]\s*)?(?:transcript(?:ion)?|transcripción|transcrição|trascrizione|transkript)\W*$/i;

/**
 * Google Meet's document in any format. Of the notes before the talk only the lines below a heading of outcomes are
 * taken, such as 'Suggested next steps', as written.
 */
export const googleMeet: Layout = {
  name: 'google-meet',
  recognises: (document) =>
    (disclaimer.test(document.text) || ended.test(document.text)) &&
    readNamed(talkOf(document).document).cues.length > 0,
  read: (original) => {
    const { document, heading, before, after } = talkOf(original);
    const reading = readNamed(document);
    const notes = readUtterances(before, () => 'ends');
    const words = { ...reading.words };
    words.said += notes.words.said;
    words.frame += notes.words.frame;
    words.header += notes.words.header;
    words.notes += countWords(after.join('\n'));
    const end = ended.exec(original.text)?.[1];
    return {
      ...reading,
      cues: [...notes.cues, ...reading.cues].map((cue, at) => ({ ...cue, id: String(at + 1) })),
      preamble: [heading, ...before, ...(reading.preamble ?? [])],
      notes: after,
      words,
      ...(end !== undefined && { durationSeconds: secondsOf(end) }),
    };
  },
};

function talkOf(document: TextDocument) {
  const { lines } = document;
  const from = lines.findLastIndex((line) => transcriptHeading.test(line.slice(0, 220))) + 1;
  const heading = lines[from - 1] ?? '';
  let hasBegun = false;
  const end = lines.findIndex((line, i) => {
    if (i < from) return false;
    const start = line.slice(0, 220);
    if (ended.test(start) || (hasBegun && disclaimer.test(start))) return true;
    hasBegun ||= line.includes(': ');
    return false;
  });
  return {
    document: { ...document, lines: lines.slice(from, end < 0 ? undefined : end) },
    heading,
    before: lines.slice(0, from),
    after: end < 0 ? [] : lines.slice(end),
  };
}
