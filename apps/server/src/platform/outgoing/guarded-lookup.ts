import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { type AddressRules, RefusedAddressError } from './address-rules.ts';

export type ResolveHost = (host: string) => Promise<LookupAddress[]>;

export const resolveBySystem: ResolveHost = (host) => lookup(host, { all: true });

/** The host name without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** @throws RefusedAddressError if any address of the host is refused */
async function resolveAllowed(
  host: string,
  protocol: string,
  { rules, resolve }: { rules: AddressRules; resolve: ResolveHost },
): Promise<LookupAddress[]> {
  const addresses = await resolve(host);
  for (const { address } of addresses) rules.require(address, protocol);
  return addresses;
}

/**
 * A lookup for a single connection, which is made to the checked addresses: a name that resolves differently the next
 * time gains nothing.
 * @throws RefusedAddressError for an IP address that is refused, since no lookup is made for it
 */
export function guardedLookup(
  url: URL,
  guard: { rules: AddressRules; resolve: ResolveHost },
): LookupFunction {
  const host = hostOf(url);
  if (isIP(host)) guard.rules.require(host, url.protocol);
  return (hostname, options, callback) => {
    resolveAllowed(hostname, url.protocol, guard).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else if (first) callback(null, first.address, first.family);
        else callback(new Error('The name has no address.'), '');
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), ''),
    );
  };
}

/**
 * Why the address is refused. A name that cannot be resolved now may resolve later, so it is not refused with https. With
 * http, it is: only listed networks may be called that way, and nobody knows whether it is in one.
 */
export async function findRefusal(
  url: URL,
  guard: { rules: AddressRules; resolve: ResolveHost },
): Promise<RefusedAddressError | undefined> {
  const host = hostOf(url);
  try {
    if (isIP(host)) guard.rules.require(host, url.protocol);
    else await resolveAllowed(host, url.protocol, guard);
  } catch (error) {
    if (error instanceof RefusedAddressError) return error;
    if (url.protocol !== 'https:')
      return new RefusedAddressError(
        'The name of the address cannot be found, so only an address that begins with https:// can be saved.',
      );
  }
  return undefined;
}
