import { expect, test } from 'vitest';
import { newPasswordSchema } from './new-password-schema.ts';

const required = 'Password is required';
const short = 'Password must be at least 8 characters long';
const weak =
  'Password must contain at least one uppercase letter, one lowercase letter, and one number';
const unconfirmed = 'Please confirm your password';
const different = 'Passwords do not match';

function firstIssues(newPassword: string, confirmation: string) {
  const { error } = newPasswordSchema.safeParse({ newPassword, confirmation });
  const of = (field: string) => error?.issues.find(({ path }) => path[0] === field)?.message;
  return [of('newPassword'), of('confirmation')];
}

test.each([
  ['', '', required, unconfirmed],
  ['', 'Abcdefg1', required, different],
  ['Abc1', 'Abc1', short, undefined],
  ['abcdefg1', 'abcdefg1', weak, undefined],
  ['ABCDEFG1', 'ABCDEFG1', weak, undefined],
  ['Abcdefgh', 'Abcdefgh', weak, undefined],
  ['abcdefg1', 'abcdefg2', weak, different],
  ['Abcdefg1', '', undefined, unconfirmed],
  ['Abcdefg1', 'Abcdefg2', undefined, different],
  ['Abcdefg1', 'Abcdefg1', undefined, undefined],
  ['Žluťoučký kůň 7', 'Žluťoučký kůň 7', undefined, undefined],
])('"%s" confirmed by "%s"', (newPassword, confirmation, ...issues) => {
  expect(firstIssues(newPassword, confirmation)).toEqual(issues);
});
