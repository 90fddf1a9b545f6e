import { expect, test } from 'vitest';
import { invitationMail } from './templates/invitation-mail.ts';
import { resetPasswordMail } from './templates/reset-password-mail.ts';

const to = 'helena@northwind.example';
const link = 'http://localhost:8000/accept-invite/an-invitation';

test('an invitation contains inviter, organization and link, as HTML and as text', async () => {
  const mail = await invitationMail({ to, organization: 'Northwind', inviter: 'Jonas', link });
  expect(mail).toMatchObject({ to, link, subject: expect.stringContaining('Northwind') });
  for (const form of [mail.html, mail.text]) {
    expect(form).toContain(link);
    expect(form).toContain('Northwind');
    expect(form).toContain('Jonas');
  }
});

test('a password reset contains its link as HTML and as text', async () => {
  const mail = await resetPasswordMail({ to, link });
  expect(mail.html).toContain(`href="${link}"`);
  expect(mail.text).toContain(link);
});

test('names are escaped', async () => {
  const organization = '<img src=x onerror=alert(1)>\r\nBcc: all@northwind.example';
  const mail = await invitationMail({ to, organization, inviter: 'Jonas', link });
  expect(mail.html).not.toContain('<img src=x');
  expect(mail.html).toContain('&lt;img src=x');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});
