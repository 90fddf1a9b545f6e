import { isIP } from 'node:net';

const groupsOfNetwork = 4;
const groupsOfAddress = 8;
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What attempts are counted by: an IPv4 address, or the /64 of an IPv6 address, which one customer has whole. */
export function networkOf(address: string): string {
  const ipv4 = mapped.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (isIP(address) !== 6) return address;
  const [start = '', end] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const before = start ?? [];
  const zeros = end === undefined ? 0 : groupsOfAddress - before.length - end.length;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...(end ?? [])]
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
