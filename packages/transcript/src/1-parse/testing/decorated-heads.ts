import type { Said } from './field-layouts.ts';

/** N name, T time, C colon; between two bars the marks of bold or italic. */
const beforeWords = `
|N|C
|NC|
|N| C
[T] |N|C
[T] |NC|
|[T]| |N|C
|[T]| NC
|[T] N|C
|[T] NC|
(T) |NC|
T |N|C
T |NC|
|T| |N|C
|T| |NC|
|T N|C
|T NC|
|T| - |N|C
|T| — |NC|
|N| [T]C
|N| (T)C
|N (T)|C
|N (T)C|
|N [T]|C
|N [T]C|
|N| |[T]|C
|N| |(T)|C
|N|C [T]
|NC| [T]
|NC| (T)
|N|C |[T]|
`;
const aboveWords = `
|N|
|N|C
|NC|
|N| (T)
|N (T)|
|N| [T]
|N| T
|N T|
|N|  T
|N| |T|
|N| |(T)|
|N| - T
|N - T|
|N| — T
|N — T|
|N| • T
[T] |N|
|[T]| |N|
|[T] N|
|T| |N|
|T N|
T |N|
|T| - |N|
|T — N|
`;

const marks: readonly [open: string, close: string][] = [
  ['', ''],
  ['**', '**'],
  ['*', '*'],
  ['__', '__'],
  ['_', '_'],
  ['***', '***'],
  ['**_', '_**'],
  ['`', '`'],
  ['<b>', '</b>'],
  ['<strong>', '</strong>'],
];

/** What stands before each head, on the line of its words. */
const leadsBeforeWords = ['', '- ', '* ', '> ', '1. ', '> - '];
const leadsAboveWords = ['', '### ', '> '];

export type DecoratedHead = {
  name: string;
  isTimed: boolean;
  write(said: readonly Said[]): string;
};

type Setting = { form: string; open: string; close: string; lead: string; isAbove: boolean };

/** Every place of name, time and colon, in every emphasis, in lists, quotations and headings. */
export function decoratedHeads(): DecoratedHead[] {
  return [
    ...settings(beforeWords, leadsBeforeWords, false),
    ...settings(aboveWords, leadsAboveWords, true),
  ].flatMap((setting) => {
    const isTight = !setting.isAbove || setting.lead === '### ';
    return (isTight ? ['\n', '\n\n'] : ['\n\n']).map((between) => headOf(setting, between));
  });
}

function settings(forms: string, leads: readonly string[], isAbove: boolean): Setting[] {
  const all = forms.split('\n').filter((form) => form !== '');
  return all.flatMap((form) =>
    marks.flatMap(([open, close]) => leads.map((lead) => ({ form, open, close, lead, isAbove }))),
  );
}

function headOf(setting: Setting, between: string): DecoratedHead {
  const { form, open, lead, isAbove } = setting;
  const written = lead + form.replaceAll('|', open);
  return {
    name: `${written}${isAbove ? ' above' : ''}${between === '\n' ? '' : ', lines apart'}`,
    isTimed: form.includes('T'),
    write: (said) => said.map((one, i) => lineOf(one, i, setting)).join(between),
  };
}

function lineOf(
  { name, text, at }: Said,
  index: number,
  { form, open, close, lead, isAbove }: Setting,
): string {
  let bars = 0;
  const head = form.replace(/[|NTC]/g, (token) => {
    if (token === 'N') return name;
    if (token === 'T') return clock(at);
    if (token === 'C') return ':';
    return bars++ % 2 === 0 ? open : close;
  });
  const number = lead === '1. ' ? `${index + 1}. ` : lead;
  const joint = isAbove ? `\n${lead.startsWith('>') ? '> ' : ''}` : ' ';
  return `${number}${head}${joint}${text}`;
}

const clock = (at: number): string =>
  [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
