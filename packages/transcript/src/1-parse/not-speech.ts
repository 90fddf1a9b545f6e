const footer =
  /^\W{0,4}(?:transcribed by (?:https?:\/\/)?\S+|this (?:editable )?transcript was (?:computer|auto)[- ]?(?:generated|matically)|(?:meeting|transcription|recording) ended after\b|.{1,80} (?:(?:started|stopped) transcription|(?:ha iniciado|ha detenido|inició|detuvo) la transcripción|(?:iniciou|parou|interrompeu|encerrou) a transcrição|hat die Transkription (?:gestartet|beendet|angehalten)|a (?:démarré|commencé|arrêté) la transcription|ha (?:avviato|interrotto) la trascrizione)[\W_]*$|(?:action item|screen sharing): .*https?:\/\/|end of (?:meeting|transcript)\W*$|whereupon,)/i;

/** `{: #id .class}`, with which some writers of Markdown set the block above. */
const attributes = /^(?:>\s?)?\{:[^{}]{0,120}\}$/;

/** Stage directions that stand alone: `[Laughter]`, `(Operator Direction.)`, `*applause*`. */
const direction = /^(?:\[[^\][]{1,60}\]|\([^()]{1,60}\)|\*[^*]{1,60}\*)\.?$/;

/** `>> text`, as captions mark that somebody else begins to speak. */
export const changeMark = /^\s*>{2,3}\s*(?=\S)/;

export function isNotSpeech(line: string): boolean {
  const start = line.slice(0, 300).trim();
  return (
    footer.test(start) ||
    direction.test(start) ||
    attributes.test(start) ||
    /^(?:-{3,}|={3,}|\*{3,}|_{3,})$/.test(start)
  );
}

const longestDirectionLines = 6;

/**
 * Lines of directions and interjections in brackets over several lines: `(Applause from the` / `benches – A Member:
 * Hear!)`.
 */
export function directionLines(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const [from, line] of lines.entries()) {
    if (!line.startsWith('(') || found.has(from)) continue;
    let open = 0;
    for (let at = from; at < Math.min(lines.length, from + longestDirectionLines); at++) {
      const text = (lines[at] ?? '').slice(0, 300).trim();
      open += text.split('(').length - text.split(')').length;
      if (open > 0) continue;
      if (/\)\.?$/.test(text)) for (let i = from; i <= at; i++) found.add(i);
      break;
    }
  }
  return found;
}

export function isListItem(line: string): boolean {
  return /^\s*[-*+•▪◦●]\s+\S/.test(line.slice(0, 300));
}

export function endsUtterance(line: string): boolean {
  const start = line.slice(0, 300).trimStart();
  return (
    /^(?:#{1,6}\s|[-*+•▪◦●]\s+\S|\|.*\||!\[|\[[^\]]*\]:\s*(?:https?:|data:|[/#<])|\[[^\]]*\]\(|<[a-z!/]|https?:\/\/\S+$)/i.test(
      start,
    ) || /^\*\*[^*:]{3,120}\*\*\.?$/.test(start)
  );
}
