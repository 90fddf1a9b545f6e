import { BlockList, isIP } from 'node:net';

/** Special addresses by https://www.iana.org/assignments/iana-ipv4-special-registry, and multicast. */
const specialIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Exceptions within the global addresses: protocols that carry an IPv4 address, and documentation. */
const specialIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [network, bits] of specialIpv4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of specialIpv6) special.addSubnet(network, bits, 'ipv6');
/** All other addresses are local, link-local, unique local, IPv4-mapped, translated, or not assigned. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

export class RefusedAddressError extends Error {
  override name = 'RefusedAddressError';
}

export type AddressRules = {
  /** @throws RefusedAddressError unless calls may go to this IP address */
  require(address: string, protocol: string): void;
};

/** Whether an IP address is of no public network. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  const isPublic =
    !special.check(address, family) && (family === 'ipv4' || globalIpv6.check(address, 'ipv6'));
  return !isPublic;
}

/** Allows public addresses over https, and the listed networks also over http. */
export function createAddressRules(networks: readonly string[]): AddressRules {
  const listed = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) listed.addAddress(address, family);
    else listed.addSubnet(address, Number(bits), family);
  }
  return {
    require(address, protocol) {
      const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
      if (listed.check(address, family)) return;
      if (protocol !== 'https:')
        throw new RefusedAddressError('The address must begin with https://.');
      if (isPrivateAddress(address))
        throw new RefusedAddressError(
          'The address is in a private network, which Rapport may not call.',
        );
    },
  };
}
