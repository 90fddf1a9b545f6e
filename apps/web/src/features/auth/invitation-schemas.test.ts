import { expect, test } from 'vitest';
import { invitationSignupSchema } from './invitation-schemas.ts';

const email = 'mira@northwind.example';

test.each([
  ['', '', 'password', 'Please fill in all fields'],
  ['', 'long enough', 'password', 'Please fill in all fields'],
  ['long enough', '', 'confirmation', 'Please fill in all fields'],
  ['long enough', 'long enoug', 'confirmation', 'Passwords do not match'],
  ['short', 'other', 'confirmation', 'Passwords do not match'],
  ['1234567', '1234567', 'password', 'Password must be at least 8 characters long'],
])('"%s" and "%s" are refused at the %s', (password, confirmation, field, message) => {
  const { error } = invitationSignupSchema.safeParse({ email, password, confirmation });
  expect(error?.issues.map((issue) => [issue.path.join(), issue.message])).toEqual([
    [field, message],
  ]);
});

test('a password of eight characters, repeated, is accepted', () => {
  const fields = { email, password: '12345678', confirmation: '12345678' };
  expect(invitationSignupSchema.safeParse(fields).success).toBe(true);
});

test('an open invitation needs a valid e-mail address', () => {
  const fields = { email: 'mira', password: '12345678', confirmation: '12345678' };
  const { error } = invitationSignupSchema.safeParse(fields);
  expect(error?.issues.at(0)?.message).toBe('Please enter a valid email address');
});
