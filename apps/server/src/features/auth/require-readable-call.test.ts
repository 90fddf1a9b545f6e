import { accountTextLengthMax } from '@rapport/contract';
import { expect, test } from 'vitest';
import { requireReadableCall } from './require-readable-call.ts';

const values = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [n, n]));
const text = (length: number) => 'x'.repeat(length);
const addressed = (query = '') => new URL(`http://localhost:8000/api/auth/update-user${query}`);

test.each<[string, unknown, string?]>([
  ['no body', undefined],
  ['null', null],
  ['50 values', values(50)],
  ['objects in four levels', { a: { a: { a: { a: 1 } } } }],
  ['the longest text', { name: text(accountTextLengthMax) }],
  ['a longer picture', { data: { logo: text(accountTextLengthMax + 1) } }],
  ['the largest numbers', undefined, '?limit=999999&offset=999999'],
])('%s may be read', (_, body, query) => {
  expect(() => requireReadableCall(body, addressed(query))).not.toThrow();
});

test.each<[string, unknown, RegExp, string?]>([
  ['a text', 'a', /has to be a JSON object/],
  ['a list', [], /has to be a JSON object/],
  ['51 values', values(51), /too many values/],
  ['51 values in a list', { a: Array.from({ length: 51 }, () => 1) }, /too many values/],
  ['objects in five levels', { a: { a: { a: { a: { a: 1 } } } } }, /too many values/],
  ['a text that is too long', { a: [text(accountTextLengthMax + 1)] }, /longer than 2,000 char/],
  ['a name that is too long', { [text(accountTextLengthMax + 1)]: 1 }, /longer than 2,000 char/],
  ['a long text in the query', undefined, /longer than 2,000/, `?a=${text(2001)}`],
  ['NUL in the path', undefined, /cannot be stored/, '/%00'],
  ['NUL in the query', undefined, /cannot be stored/, '?a=%00'],
  ['a number that is too large', undefined, /^limit: a whole number/, '?limit=1000000'],
  ['the second of two numbers', undefined, /^offset: a whole number/, '?offset=1&offset=-1'],
])('%s is refused', (_, body, sentence, query) => {
  expect(() => requireReadableCall(body, addressed(query))).toThrow(sentence);
});
