import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GenericEndpointContext } from 'better-auth';

/** Accounts that one browser is known by, the latest first. */
const accountsMax = 4;
const lastsSeconds = 180 * 24 * 60 * 60;
const cookieForm = /^([\w-]{22})((?:\.[\w-]{43})+)$/;

type Known = { id: string; proofs: string[] };

const cookieOf = ({ context }: GenericEndpointContext) =>
  context.createAuthCookie('known_browser', { maxAge: lastsSeconds });

function readCookie(call: GenericEndpointContext): Known | undefined {
  const [, id = '', proofs = ''] = cookieForm.exec(call.getCookie(cookieOf(call).name) ?? '') ?? [];
  return id ? { id, proofs: proofs.split('.').slice(1, accountsMax + 1) } : undefined;
}

/** Undefined for an account without a password. A new password makes a new proof, so the old ones end. */
async function proofOf(
  { context }: GenericEndpointContext,
  browserId: string,
  accountId: string,
): Promise<string | undefined> {
  const accounts = await context.internalAdapter.findAccounts(accountId);
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
  if (!hash) return undefined;
  return createHmac('sha256', context.secret)
    .update(['known browser', browserId, accountId, hash].join('\n'))
    .digest('base64url');
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The id of the browser, if the account has signed in with it since its last change of password. */
export async function findKnownBrowser(
  call: GenericEndpointContext,
  account: { id: string } | { email: string },
): Promise<string | undefined> {
  const known = readCookie(call);
  if (!known) return undefined;
  const accountId =
    'id' in account
      ? account.id
      : (await call.context.internalAdapter.findUserByEmail(account.email))?.user.id;
  const proof = accountId && (await proofOf(call, known.id, accountId));
  return proof && known.proofs.some((one) => isSame(one, proof)) ? known.id : undefined;
}

/** The cookie has no account, and nothing from which its password could be tried out. It outlasts the session. */
export async function rememberBrowser(
  call: GenericEndpointContext,
  accountId: string,
): Promise<void> {
  const known = readCookie(call) ?? { id: randomBytes(16).toString('base64url'), proofs: [] };
  const proof = await proofOf(call, known.id, accountId);
  if (!proof) return;
  const proofs = [proof, ...known.proofs.filter((one) => one !== proof)].slice(0, accountsMax);
  const { name, attributes } = cookieOf(call);
  call.setCookie(name, [known.id, ...proofs].join('.'), attributes);
}
