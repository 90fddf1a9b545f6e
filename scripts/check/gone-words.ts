const quoted = /'([^'\n]{3,})'|"([^"\n]{3,})"/g;
const betweenTags = />([^<>{}\n]{3,})</g;
/** A line of text in JSX. */
const alone = /^\s*([\p{Lu}][^<>{}=;()]{2,})$/u;

/** The words that removed lines of a diff show on screen; also other strings, which no journey looks for. */
function removedWords(diff: string): Set<string> {
  const removed = diff.split('\n').flatMap((line) => (/^-(?!--)/.test(line) ? line.slice(1) : []));
  return new Set(
    removed.flatMap((line) => [
      ...[...line.matchAll(quoted)].map(([, single, double]) => single ?? double ?? ''),
      ...[...line.matchAll(betweenTags)].map(([, text = '']) => text.trim()),
      ...(alone.exec(line)?.slice(1) ?? []),
    ]),
  );
}

/** Strings of a journey, and labels in a document: 'Save' or *Save*. */
const named = /'([^'\n]{3,})'|\*([^*\n]{3,})\*/g;
/** The words that a regular expression of a journey begins with. */
const begun = /[(:,[]\s*\/\^?([^\\/^$.*+?()[\]{}|\n]{4,})/g;

/**
 * Words on screen that a change has taken away and that a journey in a browser still looks for or a document still
 * names: nothing else that is quick would notice. Words that are put together from parts are named although they are
 * shown.
 */
export function goneWords(
  diff: string,
  sources: readonly string[],
  files: ReadonlyMap<string, string>,
): { file: string; words: string }[] {
  const removed = removedWords(diff);
  const isHeld = (words: string) => sources.some((source) => source.includes(words));
  return [...files].flatMap(([file, text]) => {
    const whole = [...text.matchAll(named)].map(([, quoted, starred]) => quoted ?? starred ?? '');
    const starts = [...text.matchAll(begun)].map(([, start = '']) => start.trim());
    const gone = [
      ...whole.filter((words) => removed.has(words)),
      ...starts.filter((start) => removed.values().some((words) => words.includes(start))),
    ];
    return [...new Set(gone)].filter((words) => !isHeld(words)).map((words) => ({ file, words }));
  });
}
