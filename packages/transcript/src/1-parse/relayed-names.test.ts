import { expect, test } from 'vitest';
import { said } from './testing/said.ts';

const talk = [
  ['Jane Doe', 'Shall we start with the budget?'],
  ['Peter Lang', 'Yes, please go ahead.'],
  ['Jane Doe', 'It is over by ten percent.'],
  ['Peter Lang', 'We cut travel.'],
] as const;

const bridged: Record<string, (name: string, text: string, minute: number) => string> = {
  'a bridge of IRC': (name, text, at) =>
    `[2024-04-02T16:0${at}:51.042Z] <bridge> [${name}] ${text}`,
  'a bridge with a nick': (name, text, at) => `16:0${at} <matrixbot> <${name}> ${text}`,
  'a bridge with the name of a person': (name, text, at) =>
    `16:0${at} < ada> <${name.split(' ')[0]?.toLowerCase()}_> ${text}`,
  'a bridge in Markdown': (name, text) => `**\\<xbridge> \\<${name}>** ${text}  `,
  'a copied chat': (name, text) => `<matrixbot> [${name}] ${text}`,
  'Bot: [name]': (name, text) => `Bot: [${name}] ${text}`,
  'Notetaker: name:': (name, text) => `Acme Notetaker: ${name}: ${text}`,
  '[time] Bot: [name]': (name, text, at) => `[10:0${at}:00] TranscriptBot: [${name}] ${text}`,
  'name, time and [name]': (name, text, at) => `Relay Bot  0:0${at}  \n[${name}]: ${text}\n`,
  WhatsApp: (name, text, at) => `[31/12/2022, 11:4${at}:26] Bridge: [${name}] ${text}`,
  'a person who writes for others': (name, text) => `Sam Poe: [${name}] ${text}`,
};

test.each(Object.keys(bridged))('the name in brackets speaks, not the bot: %s', (kind) => {
  const text = talk.map(([name, words], at) => bridged[kind]?.(name, words, at)).join('\n');
  const nicks: Record<string, string> = { jane_: 'Jane Doe', peter_: 'Peter Lang' };
  expect(said(text).map(([name, , words]) => [nicks[name ?? ''] ?? name, words])).toEqual(talk);
});

test('a nick that ends with a line keeps it beside those of a bridge', () => {
  const lines = ['ivo\\_', 'xbridge> \\<jane', 'ivo\\_', 'xbridge> \\<jane'];
  const text = lines.map((nick) => `**\\<${nick}>** We ship it.  `).join('\n');
  expect(said(text).map(([name]) => name)).toEqual(['ivo_', 'jane', 'ivo_', 'jane']);
});

test('people of the chat itself keep their messages beside those of the bridge', () => {
  const text = [
    '[2024-04-02T16:01:51Z] <bridge> [Jane Doe] Shall we start?',
    '[2024-04-02T16:02:51Z] <peter> Yes, please.',
    '[2024-04-02T16:03:51Z] <bridge> [Jane Doe] It is over.',
  ].join('\n');
  expect(said(text).map(([name]) => name)).toEqual(['Jane Doe', 'peter', 'Jane Doe']);
});

test('brackets inside the name that a scribe writes are part of it', () => {
  const text = ['Jane_[ACME]', 'Tom_[EXT]', 'Jane_[ACME]', 'Tom_[EXT]', 'Jane_[ACME]']
    .map((name, at) => `[2024-04-02T16:0${at}:51Z]\t<Transcriber>\t${name}: We ship it.`)
    .join('\n');
  expect(new Set(said(text).map(([name]) => name))).toEqual(new Set(['Jane_[ACME]', 'Tom_[EXT]']));
});

test('a bot is the scribe of a log in which nobody else writes for others', () => {
  const bot = talk.map(([name, text], at) => `16:0${at} <Meetbot> ${name}: ${text}`);
  expect(said(bot.join('\n')).map(([name, , words]) => [name, words])).toEqual(talk);
  const both = [
    ...[...bot, ...bot],
    ...[...talk, ...talk].map(([name, text], at) => `16:1${at} <Ana> ${name}: So, ${text}`),
  ];
  expect(said(both.join('\n'))).toHaveLength(8);
});

test.each([
  'Scribe: Present: Ilse, Bo.\nBo: So.\nScribe: Topic: plans.\nBo: Well.\nScribe: Topic: end.',
  'Jane: [Laughter] We ship.\nBo: Yes.\nJane: [Applause] So.\nBo: Good.\nJane: [Laughter] Right.',
  'Jane: [Harbour] We ship.\nBo: Yes.\nJane: Well.\nBo: Good.\nJane: Right.',
  'Jane: [Ana Ruiz] We.\nBo: Yes.\nJane: [Cleo Vo] So.\nBo: Good.\nJane: [Dev Roy] Right.',
])('directions, headings and a few names in brackets are no speakers: %j', (text) => {
  expect(new Set(said(text).map(([name]) => name))).not.toContain('Topic');
  expect(new Set(said(text).map(([name]) => name)).size).toBe(2);
});
