import { expect, test } from 'vitest';
import { domainOfAddress, isEmailAddress } from './email-address.ts';

test.each([
  ['anna@acme.example', 'acme.example'],
  ["Anna.O'Brien+talks@Mail.ACME.example", 'mail.acme.example'],
])('%s is an address of %s', (text, domain) => {
  expect(isEmailAddress(text)).toBe(true);
  expect(domainOfAddress(text)).toBe(domain);
});

test.each([
  ['two @', 'anna@evil.example@acme.example'],
  ['a quoted @', '"anna@evil.example"@acme.example'],
  ['a blank', 'anna berg@acme.example'],
  ['a blank around it', ' anna@acme.example'],
  ['a line break', 'anna@acme.example\n'],
  ['a comment', 'anna(@evil.example)@acme.example'],
  ['a name and brackets', 'Anna <anna@acme.example>'],
  ['a list', 'anna@acme.example,eve@evil.example'],
  ['an @ of another alphabet', 'anna@evil.example＠acme.example'],
  ['a letter that looks like another', 'anna@аcme.example'],
  ['a network address', 'anna@[127.0.0.1]'],
  ['no domain', 'anna@'],
  ['no name', '@acme.example'],
  ['no @', 'acme.example'],
  ['more than 254 characters', `${'a'.repeat(250)}@acme.example`],
])('a text with %s is no address and has no domain', (_, text) => {
  expect(isEmailAddress(text)).toBe(false);
  expect(domainOfAddress(text)).toBeUndefined();
});
