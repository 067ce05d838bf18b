/** Where callbacks may go: the addresses that the operator lists, and no network that is not public unless the operator lists that too. */
import { BlockList, isIP } from 'node:net';

/** Characters. */
const LONGEST = 2048;
/** A server may decode these, and then another path is asked than was compared. */
const HIDDEN = /%(2f|5c|2e)|\\/i;

/** Whether an address can be listed: HTTP or HTTPS, without a name, a query or a fragment. */
export function canBeListed(address: string): boolean {
	const url = URL.canParse(address) ? new URL(address) : undefined;
	return url !== undefined && isPlain(url) && url.search === '' && !HIDDEN.test(address);
}

/**
 * Whether `given`, of a client, is one of `listed`. An address that ends with `/` is that of a folder, and lists all below it; another
 * lists itself. A query is the client's.
 */
export function isListed(given: string, listed: readonly string[]): boolean {
	if (!/^[\x21-\x7e]+$/.test(given) || given.length > LONGEST || !URL.canParse(given)) return false;
	const url = new URL(given);
	if (!isPlain(url) || HIDDEN.test(given.split('?')[0]!)) return false;
	return listed.some((one) => {
		const { origin, pathname } = new URL(one);
		return url.origin === origin && (pathname.endsWith('/') ? url.pathname.startsWith(pathname) : url.pathname === pathname);
	});
}

const isPlain = ({ protocol, username, password, hash }: URL): boolean =>
	(protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && hash === '';

/** IANA's registries of special-purpose addresses (RFC 6890), and multicast. */
const CLOSED_4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
	192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
/** Within the public 2000::/3: those of protocols, which may hold an address of IPv4, and those of documents. */
const CLOSED_6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';
const PUBLIC_6 = '2000::/3';

/** Tells whether an IP address may be connected to: it is public, or in one of `networks`. */
export function openAddresses(networks: readonly string[]): (address: string) => boolean {
	const listed = blockListOf(networks);
	const [closed, open6] = [blockListOf([...CLOSED_4.split(/\s+/), ...CLOSED_6.split(' ')]), blockListOf([PUBLIC_6])];
	return (address) => {
		const family = familyOf(address);
		if (family === undefined) return false;
		if (listed.check(address, family)) return true;
		// An address of IPv4 in one of IPv6 (::ffff:127.0.0.1) is not among the public ones.
		return !closed.check(address, family) && (family === 'ipv4' || open6.check(address, family));
	};
}

/** Of addresses, and of networks such as 10.0.0.0/8. */
function blockListOf(networks: readonly string[]): BlockList {
	const list = new BlockList();
	for (const network of networks) {
		const [address = '', bits] = network.split('/');
		const family = familyOf(address) ?? 'ipv4';
		list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
	}
	return list;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' | undefined =>
	isIP(address) === 0 ? undefined : isIP(address) === 6 ? 'ipv6' : 'ipv4';
