import type { Analysis, Evidence, Finding } from '../types.ts';

export type Quotations = { all: number; altered: string[] };

/**
 * Finds the quotations in an analysis and those that were altered. A quotation must be words of a turn in the text's
 * evidence, or of any turn if it has none.
 */
export function checkQuotations({
  turns,
  summaryLines,
  participants,
  graph,
  ...rest
}: Analysis): Quotations {
  const outcomes = [...rest.decisions, ...rest.openQuestions, ...rest.actionItems];
  const evidence = [...summaryLines, ...participants, ...rest.inShort]
    .flatMap(({ evidence }) => evidence)
    .concat(outcomes);
  const found: Quotations = { all: evidence.length, altered: [] };
  for (const { turn, quote } of evidence)
    if (!turns[turn]?.text.includes(quote)) found.altered.push(quote);
  for (const { text, quote } of outcomes) if (!isSaid(text, [quote])) found.altered.push(text);
  const check = (text: string, behind: readonly Evidence[], speakers?: readonly string[]) => {
    const said = behind.map(({ turn }) => turns[turn]?.text ?? '');
    const spoken = () =>
      turns.filter(({ speaker }) => speakers?.includes(speaker ?? '')).map(({ text }) => text);
    for (const quotation of quotationsIn(text, said)) {
      found.all++;
      if (isSaid(quotation, said) || (speakers && isSaid(quotation, spoken()))) continue;
      found.altered.push(quotation);
    }
  };
  const checkAll = (findings: readonly Finding[]) => {
    for (const { text, evidence } of findings) check(text, evidence);
  };
  checkAll(summaryLines);
  checkAll(rest.inShort);
  for (const { summary, evidence } of participants) check(summary, evidence);
  for (const { source, target, evidence, ...link } of graph.links) {
    const pair = participants.filter(({ id }) => id === source || id === target);
    const speakers = pair.flatMap(({ name, label }) => [name, label]);
    for (const [at, text] of link.summaryOfInteractions.entries())
      check(text, evidence.summaryOfInteractions[at] ?? [], speakers);
    for (const [at, text] of link.communicationRecommendations.entries())
      check(text, evidence.communicationRecommendations[at] ?? []);
  }
  return found;
}

/** May contain quotation marks; the longest match counts. */
function quotationsIn(text: string, said: readonly string[]): string[] {
  const quotations: string[] = [];
  let open = text.indexOf('"');
  while (open !== -1) {
    const closings = [...text.matchAll(/"/g)].map(({ index }) => index).filter((at) => at > open);
    const close = closings.findLast((at) => isSaid(text.slice(open + 1, at), said)) ?? closings[0];
    if (close === undefined) break;
    quotations.push(text.slice(open + 1, close));
    open = text.indexOf('"', close + 1);
  }
  return quotations;
}

const isSaid = (quotation: string, texts: readonly string[]): boolean =>
  texts.some((text) => {
    let from = 0;
    return quotation.split('…').every((part) => {
      const at = text.indexOf(part.trim(), from);
      from = at + part.trim().length;
      return at !== -1;
    });
  });
