import { documentLabels } from './document-labels.ts';
import type { Layout } from './layout.ts';
import { isNotSpeech } from './not-speech.ts';
import { tidyLabel } from './speaker-label.ts';
import { countHeads, readUtterances } from './utterances.ts';

const title = String.raw`(?:(?:MR|MS|MRS|DR|PROF|SEN|REP|GEN|HON|MESSRS)\.\s+)`;
const word = String.raw`(?:[A-Z](?:[a-z]{1,2}[A-Z])?[A-Z'’-]+|[A-Z]\.)`;
/** `CHAIR YELLEN.  text`, `ZANDA (PD). text`, `MR. FISCHER.  So moved.`, `QUESTION.`, `JUSTICE SCALIA:  text`. */
const head = new RegExp(
  String.raw`^\s{0,12}(${title}?${word}(?:\s+${word}){0,5}(?:\s+\([^()]{1,60}\))?)[.:]\s+(\S.*)$`,
);
/** The Congressional Record: `Mr. TRAFICANT (during the reading). text`, `The SPEAKER pro tempore. text`. */
const recordHead =
  /^\s{0,12}((?:(?:Mr|Ms|Mrs|Miss|Dr)\. [A-Z][A-Za-z]{0,3}[A-Z'’-]+(?: [A-Z][A-Z'’-]+){0,2}(?: of (?:[A-Z][a-z]+ ?){1,3})?|The (?:[A-Z]+ ?){1,4}(?:pro tempore)?))(?: \([^()]{1,60}\))?\.\s+(\S.*)$/;
const inlineHead = new RegExp(
  String.raw`(?<=[.?!…]["”’)]{0,2})\s+(?=${title}${word}(?:\s+${word}){0,2}[.:]\s)`,
);
const officer =
  /^(?:MR|MS|MRS|DR|PROF|SEN|REP|GEN|HON)\.|^(?:(?:VICE|ACTING|DEPUTY|MADAM) )*(?:CHAIR|PRESIDENT|GOVERNOR|SECRETARY|SPEAKER|SENATOR|REPRESENTATIVE|JUSTICE|CHIEF JUSTICE|JUDGE|COMMISSIONER|DIRECTOR|QUESTION|OPERATOR|MODERATOR|PARTICIPANT|UNIDENTIFIED|SEVERAL|AUDIENCE|THE COURT|THE WITNESS|THE CHAIR)/;
const questionOrAnswer = /^\s{0,12}([QA])[.:]?\s+(?=["“A-Z])(.*)$/;
const examiner = /^\s{0,12}BY ((?:MR|MS|MRS|DR)\. [A-Z'’ -]{2,40}):\s*$/;
const leastHeads = 3;

export const hearing: Layout = {
  name: 'hearing',
  recognises: (document) => {
    const labels = splitHeads(document.lines)
      .map(labelOf)
      .filter((label) => label !== null);
    const examined = countHeads(document.lines, (line) => questionOrAnswer.exec(line));
    if (examined >= leastHeads && document.lines.some((line) => examiner.test(line))) return true;
    const isEnough = labels.length >= leastHeads;
    if (!isEnough || labels.filter(isOffice).length * 3 <= labels.length) return false;
    const { lines, names } = documentLabels(document);
    return lines.filter((line) => names?.has(line?.label ?? '')).length <= labels.length;
  },
  read: (document) => {
    const lines = splitHeads(document.lines);
    const isExamination = countHeads(lines, (line) => questionOrAnswer.exec(line)) >= leastHeads;
    let asking = 'Q';
    return readUtterances(lines, (line) => {
      const named = examiner.exec(line)?.[1];
      if (named) asking = tidyLabel(named);
      if (named || isNotSpeech(line)) return 'skip';
      const turn = isExamination ? questionOrAnswer.exec(line) : null;
      if (turn?.[1]) {
        return { speaker: turn[1] === 'Q' ? asking : turn[1], start: null, text: turn[2] ?? '' };
      }
      const name = labelOf(line);
      if (name === null || !isSpeaker(name)) return 'continues';
      return { speaker: name, start: null, text: headIn(line)?.[2] ?? '' };
    });
  },
};

/** An office, or a given and a family name; not 'GDP.'. */
function isSpeaker(label: string): boolean {
  return isOffice(label) || label.includes(' ');
}

function isOffice(label: string): boolean {
  return officer.test(label.toUpperCase()) || label.endsWith(')');
}

function splitHeads(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) =>
    /(?:MR|MS|MRS|DR)\. /.test(line) ? line.split(inlineHead) : [line],
  );
}

const headIn = (line: string): RegExpExecArray | null => head.exec(line) ?? recordHead.exec(line);

function labelOf(line: string): string | null {
  const match = headIn(line);
  return match?.[1] ? tidyLabel(match[1]) : null;
}
