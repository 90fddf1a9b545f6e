/** What tools write below or between the words. */
const footer =
  /^\W{0,4}(?:transcribed by (?:https?:\/\/)?\S+|this (?:editable )?transcript was (?:computer|auto)[- ]?(?:generated|matically)|(?:meeting|transcription|recording) ended after\b|.{1,80} (?:started|stopped) transcription\W*$|(?:action item|screen sharing): .*https?:\/\/|end of (?:meeting|transcript)\W*$|whereupon,)/i;

/** Stage directions that stand alone: `[Laughter]`, `(Operator Direction.)`, `*applause*`. */
const direction = /^(?:\[[^\][]{1,60}\]|\([^()]{1,60}\)|\*[^*]{1,60}\*)\.?$/;

/** Lines that belong to the file and not to the talk, wherever they stand. */
export function isNotSpeech(line: string): boolean {
  const start = line.slice(0, 300).trim();
  return (
    footer.test(start) || direction.test(start) || /^(?:-{3,}|={3,}|\*{3,}|_{3,})$/.test(start)
  );
}

/** A line of a list. */
export function isListItem(line: string): boolean {
  return /^\s*[-*+•▪◦●]\s+\S/.test(line.slice(0, 300));
}

/** Headings, list items, table rows, pictures: what stands between utterances in notes, and ends one. */
export function endsUtterance(line: string): boolean {
  const start = line.slice(0, 300).trimStart();
  return (
    /^(?:#{1,6}\s|[-*+•▪◦●]\s+\S|\|.*\||!\[|\[[^\]]*\]:\s*(?:https?:|data:|[/#<])|\[[^\]]*\]\(|<[a-z!/]|https?:\/\/\S+$)/i.test(
      start,
    ) || /^\*\*[^*:]{3,120}\*\*\.?$/.test(start)
  );
}
