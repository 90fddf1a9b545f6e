import { expect, test } from 'vitest';
import { typedAddresses } from './typed-addresses.ts';

test.each([
  ['', []],
  ['a@x.example\n\n b@x.example \r\n', ['a@x.example', 'b@x.example']],
  ['a@x.example, b@x.example;c@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
  ['Mara Lund <mara@x.example>; "Ines" <ines@x.example>', ['mara@x.example', 'ines@x.example']],
  ['mara@x.example\nnot an address', ['mara@x.example', 'not an address']],
])('%j has the addresses %j', (text, addresses) => {
  expect(typedAddresses(text)).toEqual(addresses);
});

test('an address written twice is one', () => {
  expect(typedAddresses('Mara@x.example, mara@x.example')).toHaveLength(1);
});
