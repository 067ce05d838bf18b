/** Settings that are addresses and networks. */
import { isIP } from 'node:net';

/** Separated by commas or white space. @throws Error that names the variable */
export function readNetworks(list: string | undefined, setting: string): string[] {
	if (list === undefined) return [];
	const networks = list.split(/[\s,]+/).filter((one) => one !== '');
	const isNetwork = (one: string): boolean => {
		const [address = '', bits, ...more] = one.split('/');
		const most = isIP(address) === 6 ? 128 : 32;
		return isIP(address) > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
	};
	if (networks.length === 0 || !networks.every(isNetwork))
		throw new Error(`${setting} must be addresses or networks, such as 127.0.0.1, 10.0.0.0/8`);
	return networks;
}
