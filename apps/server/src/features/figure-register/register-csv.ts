import {
  basisWords,
  type Figure,
  figureFacts,
  figures,
  lawTitle,
  lawWords,
  type RulesInForce,
  ruleWords,
  subjectTitles,
} from '@rapport/contract';
import { csvRow } from '../../ground/text-file/csv-row.ts';

/** The rules in force and the state of the law, then every figure with who sees it under them. */
export function registerCsv(rules: RulesInForce): string {
  const rowOf = (figure: Figure) => ({
    Part: subjectTitles[figure.about],
    Name: figure.name,
    Definition: figure.definition,
    Basis: basisWords[figure.basis].name,
    ...Object.fromEntries(figureFacts(figure, rules).map(({ label, value }) => [label, value])),
  });
  const rows = figures.map(rowOf);
  const columns = Object.keys(rows[0] ?? {});
  const rowsOf = (part: string, facts: readonly { label: string; value: string }[]) =>
    facts.map(({ label, value }) => [part, label, value]);
  const head = [...rowsOf('Rule in force', ruleWords(rules)), ...rowsOf(lawTitle, lawWords)];
  const padded = head.map((cells) => columns.map((_, at) => cells[at]));
  return [columns, ...padded, ...rows.map((row) => Object.values(row))].map(csvRow).join('');
}
