import {
  basisWords,
  type Figure,
  figureFacts,
  figures,
  type RulesInForce,
  ruleWords,
  subjectTitles,
} from '@rapport/contract';
import { csvRow } from '../../ground/text-file/csv-row.ts';

/** The rules in force, then every figure with who sees it under them. */
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
  const ruleRows = ruleWords(rules).map(({ label, value }) =>
    Object.values({ Part: 'Rule in force', Name: label, Definition: value }),
  );
  const padded = ruleRows.map((cells) => columns.map((_, at) => cells[at]));
  return [columns, ...padded, ...rows.map((row) => Object.values(row))].map(csvRow).join('');
}
