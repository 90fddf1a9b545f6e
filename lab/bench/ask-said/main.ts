import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { askAnswerSchema, paths } from '@rapport/contract';
import { z } from 'zod';
import { demoOwner } from '../../../scripts/demo/demo-environment.ts';

// Asks a running demonstration what was said, and counts how often a quote has the answer: `npm run demo`, then
// `npm run bench -- ask-said`. `--questions FILE` asks others of this form, `--wrong` lists those that fail.

const { values } = parseArgs({
  options: {
    at: { type: 'string', default: 'http://localhost:3000' },
    questions: { type: 'string', default: join(import.meta.dirname, 'questions.json') },
    wrong: { type: 'boolean', default: false },
  },
});

const gold = z.union([
  z.string(),
  z.pipe(
    z.object({ words: z.string() }),
    z.transform(({ words }) => words),
  ),
]);
const questions = z
  .array(
    z.object({
      question: z.string(),
      before: z.nullish(z.string()),
      /** Verbatim words of sentences that answer it; none if it was never said. */
      gold: z.array(gold),
    }),
  )
  .parse(JSON.parse(readFileSync(resolve(values.questions), 'utf8')));

const headers = { 'content-type': 'application/json', origin: new URL(values.at).origin };
const signedIn = await fetch(new URL('/api/auth/sign-in/email', values.at), {
  method: 'POST',
  headers,
  body: JSON.stringify(demoOwner),
}).catch(() => undefined);
if (!signedIn?.ok) {
  console.error(
    `No demonstration answers at ${values.at}: start it with npm run demo, or name its address with --at.`,
  );
  process.exit(1);
}
const cookie = signedIn.headers
  .getSetCookie()
  .map((one) => one.split(';')[0])
  .join('; ');

async function ask(question: string, after?: string) {
  for (;;) {
    const response = await fetch(new URL(paths.ask, values.at), {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify({ question, ...(after !== undefined && { after }) }),
    });
    if (response.status !== 429) return askAnswerSchema.parse(await response.json());
    await pause(1000 * (Number(response.headers.get('retry-after')) || 5));
  }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const found = { said: 0, among3: 0, among8: 0, unsaid: 0, quoted: 0 };
for (const { question, before, gold: words } of questions) {
  const after = before ? (await ask(before)).id : undefined;
  const { quotes, found: isAnswered } = await ask(question, after);
  const shown = quotes.map(({ before: earlier, text }) =>
    plain([...earlier.map((one) => one.text), text].join(' ')),
  );
  const at = shown.findIndex((text) => words.some((one) => text.includes(plain(one))));
  if (words.length > 0) {
    found.said += 1;
    if (at >= 0) found.among8 += 1;
    if (at >= 0 && at < 3) found.among3 += 1;
    else if (values.wrong) console.log(`off: ${question}`);
  } else {
    found.unsaid += 1;
    if (isAnswered && quotes.length > 0) {
      found.quoted += 1;
      if (values.wrong) console.log(`answered: ${question}`);
    }
  }
}
const share = (some: number, all: number) =>
  `${some} of ${all}${all > 0 ? ` (${((100 * some) / all).toFixed(0)} %)` : ''}`;
console.log(`right quote among three   ${share(found.among3, found.said)}`);
console.log(`right quote among all     ${share(found.among8, found.said)}`);
console.log(`never said, but answered  ${share(found.quoted, found.unsaid)}`);
