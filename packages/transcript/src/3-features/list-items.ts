const numbered = /(?:^|\s)(\d{1,2})[.)] (?=["“'‘(]?\p{L})/gu;
const bulleted = /(?:^|\s)[-–*•▪●] (?=["“'‘(]?[\p{Lu}\d])/gu;
/** Before the first item: the words that announce it, or the end of a sentence. */
const mayStart = /(?:^|[:.?!;]["”’)]?)\s*$/;
const afterColon = /:\s*$/;
const fewestItems = 2;
/** Characters, so that the full stop of a number ends no item. */
const markLength = 3;

/** '1. ', '2) ' or '- ' at the beginning of a list item. */
export const itemMark = /^(?:\d{1,2}[.)]|[-–*•▪●]) /;

/** Begins a line below the list, which had no full stop at its end. */
const nextLine =
  /(?<=[\p{Ll}\d)]) (?=(?:Any|For|Action|Actions|Decisions?|Next steps?|Let['’]s|Let me|Does|Do|Is|Are|Can|So|Ok|OK|Okay|Thanks|Thank|Great|Perfect|Alright|All right|We|It|What|Who|How|If|Please|Now|Next|Before|With that|That|Meeting|Also|There|(?:The|Our)(?= \p{Ll}))\b)/u;

/**
 * Where the items of a written list begin, in text whose white space is folded. Numbers count from 1 without a gap;
 * dashes and bullets follow a colon. A number or a dash alone is none.
 */
export function itemStarts(text: string): number[] {
  return [numberedLists(text), bulletedList(text)]
    .flat()
    .flatMap((list) => [...list, ...lineBelow(text, list)])
    .sort((a, b) => a - b);
}

function lineBelow(text: string, list: readonly number[]): number[] {
  const last = list.at(-1);
  const next = last === undefined ? null : nextLine.exec(text.slice(last));
  const stop = last === undefined ? -1 : text.slice(last + markLength).search(/[.?!]\s/);
  if (last === undefined || next === null) return [];
  return stop >= 0 && stop + markLength < next.index ? [] : [last + next.index + 1];
}

function numberedLists(text: string): number[][] {
  const lists: number[][] = [];
  let list: number[] = [];
  const close = () => {
    if (list.length >= fewestItems) lists.push(list);
    list = [];
  };
  for (const { 0: mark, 1: number, index } of text.matchAll(numbered)) {
    const at = index + mark.search(/\S/);
    if (number === '1') {
      close();
      if (mayStart.test(text.slice(Math.max(0, index - 4), index))) list = [at];
    } else if (list.length > 0 && Number(number) === list.length + 1) list.push(at);
  }
  close();
  return lists;
}

function bulletedList(text: string): number[][] {
  const marks = Array.from(text.matchAll(bulleted), ({ 0: mark, index }) => ({
    index,
    at: index + mark.search(/\S/),
  }));
  const first = marks.findIndex(({ index }) =>
    afterColon.test(text.slice(Math.max(0, index - 4), index)),
  );
  const list = first < 0 ? [] : marks.slice(first);
  return list.length >= fewestItems ? [list.map(({ at }) => at)] : [];
}
