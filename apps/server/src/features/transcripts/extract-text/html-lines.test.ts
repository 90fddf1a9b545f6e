import { expect, test } from 'vitest';
import { htmlToLines } from './html-lines.ts';

test.each([
  ['<p>Ada: Hello.</p><p>Ben: Hi.</p>', 'Ada: Hello.\nBen: Hi.\n'],
  ['<h1>Weekly</h1><ul><li>Ada: Hello.</li></ul>', 'Weekly\nAda: Hello.\n'],
  [
    '<p>Next steps</p><ul><li>Call Ben.</li></ul><p>Hello.</p>',
    'Next steps\n- Call Ben.\nHello.\n',
  ],
  ['<p>Plan</p><p>A</p><ul><li>Call<ul><li>Ben</li></ul></li></ul>', 'Plan\nA\n- Call\n- Ben\n\n'],
  [
    '<p>Aligned</p><p></p><ul><li><strong>North site</strong> We rent it.</li></ul>',
    'Aligned\n\n- **North site** We rent it.\n',
  ],
  ['<p>Ada<br />Hello.</p>', 'Ada\nHello.\n'],
  ['<p>R&amp;D &lt;soon&gt; &quot;now&quot; &nbsp;</p>', 'R&D <soon> "now" &nbsp;\n'],
  [
    '<table><thead><tr><th><p>Time</p></th><th><p>Text</p></th></tr></thead><tbody><tr><td><p>0:03</p></td><td><p>Hello.</p></td></tr></tbody></table>',
    'Time\tText\n0:03\tHello.\n',
  ],
  [
    '<table><tr><td><p>Ada</p></td><td><p>Hello.</p><p></p><p>Hi.</p></td></tr></table>',
    'Ada\tHello. Hi.\n',
  ],
  [
    '<table><tr><td><p>Ada</p></td><td><table><tr><td><p>0:03</p></td><td><p>Hello.</p></td></tr></table></td></tr></table>',
    'Ada\t0:03\tHello.\n',
  ],
])('%s', (html, lines) => {
  expect(htmlToLines(html)).toBe(lines);
});
