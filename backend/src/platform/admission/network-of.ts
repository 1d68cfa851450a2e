import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** A subscriber usually has a whole /64 and can use any address in it. */
const NETWORK_GROUPS = 4;

/** Key of a client for rate limits: the IPv4 address, or the /64 network of the IPv6 address. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  const inside = IPV4_IN_IPV6.exec(plain)?.[1];
  if (inside !== undefined) return inside;
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const head = before.split(':').filter((group) => group !== '');
  const tail = after?.split(':').filter((group) => group !== '') ?? [];
  const gap = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  const groups = after === undefined ? head : [...head, ...gap, ...tail];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
