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

/**
 * Words on screen that a change has taken away and that a journey in a browser still looks for: nothing else that is
 * quick would notice. Words that are put together from parts are named although they are shown.
 */
export function goneWords(
  diff: string,
  sources: readonly string[],
  journeys: ReadonlyMap<string, string>,
): { journey: string; words: string }[] {
  const removed = [...removedWords(diff)];
  const named = [...journeys].flatMap(([journey, source]) =>
    removed.filter((words) => source.includes(`'${words}'`)).map((words) => ({ journey, words })),
  );
  return named.filter(({ words }) => !sources.some((source) => source.includes(words)));
}
