/** The proxies whose X-Forwarded-For names the client. */
import { isIP } from 'node:net';

/** Addresses and networks, separated by commas or white space. @throws Error that names the variable */
export function readProxies(list: string | undefined): string[] {
	if (list === undefined) return [];
	const proxies = list.split(/[\s,]+/).filter((one) => one !== '');
	const isNetwork = (one: string): boolean => {
		const [address = '', bits, ...more] = one.split('/');
		const most = isIP(address) === 6 ? 128 : 32;
		return isIP(address) > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
	};
	if (proxies.length === 0 || !proxies.every(isNetwork))
		throw new Error('OCTAVO_TRUSTED_PROXIES must be addresses or networks, such as 127.0.0.1, 10.0.0.0/8');
	return proxies;
}
