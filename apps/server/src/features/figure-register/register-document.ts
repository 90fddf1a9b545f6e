import {
  basisWords,
  type Figure,
  type FigureSubject,
  figureFacts,
  figureSubjects,
  figures,
  lawTitle,
  lawWords,
  type RulesInForce,
  registerIntroduction,
  ruleWords,
  subjectTitles,
} from '@rapport/contract';
import type { Block, PrintedDocument } from '../../ground/document/printed-document.ts';

type Shown = { rules: RulesInForce /** '22 November 2026' */; day: string; address: string };

/** What is computed about whom, as a document for print. */
export function registerDocument({ rules, day, address }: Shown): PrintedDocument {
  const title = 'What is computed about whom';
  return {
    title,
    author: rules.organization,
    foot: `${title}, ${rules.organization}, ${day}`,
    blocks: [
      { kind: 'paragraph', text: `${rules.organization}, as of ${day}. ${registerIntroduction}` },
      { kind: 'paragraph', text: address, goesTo: address },
      { kind: 'section', title: 'Rules in force' },
      { kind: 'facts', facts: ruleWords(rules) },
      { kind: 'section', title: lawTitle },
      { kind: 'facts', facts: lawWords },
      ...figureSubjects.flatMap((subject) => sectionOf(subject, rules)),
      { kind: 'section', title: 'What the bases mean' },
      {
        kind: 'facts',
        facts: Object.values(basisWords).map(({ name, meaning }) => ({
          label: name,
          value: meaning,
        })),
      },
    ],
  };
}

function sectionOf(subject: FigureSubject, rules: RulesInForce): Block[] {
  const shown = figures.filter(({ about }) => about === subject);
  return [
    { kind: 'section', title: subjectTitles[subject] },
    ...shown.flatMap((figure) => blocksOf(figure, rules)),
  ];
}

const blocksOf = (figure: Figure, rules: RulesInForce): Block[] => [
  { kind: 'heading', text: figure.name, note: basisWords[figure.basis].name },
  { kind: 'paragraph', text: figure.definition },
  { kind: 'facts', facts: figureFacts(figure, rules) },
];
