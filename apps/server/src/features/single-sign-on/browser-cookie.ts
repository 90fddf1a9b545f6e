import { singleSignOnReturnPath } from '@rapport/contract';
import { attemptSeconds } from './begin-sign-in.ts';

const cookieName = 'rapport.single-sign-on';

/** An empty secret deletes the cookie. `Lax`, because the browser returns from the provider's site. */
export function browserCookie(publicUrl: string, secret: string): string {
  const parts = [
    `${cookieName}=${secret}`,
    `Path=${singleSignOnReturnPath}`,
    `Max-Age=${secret ? attemptSeconds : 0}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ];
  return parts.join('; ');
}

export function readBrowserCookie(cookies = ''): string {
  const named = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`));
  return named?.slice(cookieName.length + 1) ?? '';
}
