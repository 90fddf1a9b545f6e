import { expect, test } from 'vitest';
import { readTranscript } from './read-transcript.ts';
import { said } from './testing/said.ts';

const talk = [
  ['Ana Ruiz', 'Shall we move the crane & the stove?'],
  ['Bo Lind', 'Yes, today.'],
  ['Ana Ruiz', 'Then we call the port.'],
  ['Bo Lind', 'Good.'],
];
const escaped = (text = '') => text.replace('&', '&amp;');

const pages: Record<string, string> = {
  'a page of minutes': `<!DOCTYPE html>
<html lang=en>
<head><title>Crane</title><style>p { color: red }</style></head>
<body>
<nav><ol><li><a href="#crane">Crane</a></li></ol></nav>
<dl><dt>Present</dt><dd>Ana Ruiz, Bo Lind</dd></dl>
<h3 id="crane">Crane</h3>
${talk.map(([name, words]) => `<p id="p1" class="phone"><cite>${name}:</cite> ${escaped(words).replace(' ', '\n')}</p>`).join('\n')}
<script>const a = "Ana Ruiz: no";</script>
</body></html>`,
  'items of a log': talk
    .map(
      ([name, words], at) =>
        `<li id=l-${at}><a href=#l-${at}>#</a> [10:0${at}] &lt;${name?.replace(' ', '_')}&gt; ${escaped(words)}</li>`,
    )
    .join('\n'),
  'lines of a log': talk
    .map(
      ([name, words], at) =>
        `<span class="date">[10:0${at}]</span> <span class="black">&lt;${name?.replace(' ', '_')}&gt; ${escaped(words)}</span><br />`,
    )
    .join('\n'),
  'a log as one block': `<html><body><pre>\n${talk
    .map(([name, words], at) => `10:0${at} &lt;${name?.replace(' ', '_')}&gt; ${escaped(words)}`)
    .join('\n')}\n</pre></body></html>`,
};

test.each(Object.keys(pages))('HTML is read as the lines that it shows: %s', (kind) => {
  const read = said(pages[kind] ?? '', 'page.txt');
  expect(read.map(([name, , words]) => [name?.replace('_', ' '), words])).toEqual(talk);
});

test('a page without a talk is no transcript', () => {
  const rows = Array.from({ length: 20 }, (_, at) => `<li><a href="/${at}">Crane ${at}</a></li>`);
  const text = `<html><body><ul>${rows.join('\n')}</ul></body></html>`;
  expect(() => readTranscript({ text, fileName: 'page.txt' })).toThrow('not like a transcript');
});

test('tags that somebody writes in a talk stay words', () => {
  const text = 'Ana: Put it into a <div> here.\nBo: And a <p>, I think.\nAna: Yes.\nBo: Fine.';
  expect(said(text, 'talk.txt')[0]?.[2]).toBe('Put it into a <div> here.');
});
