/**
 * Where requests may go (docs/semantics.md, D1, D2). For a region without a published address, the user gives one: a guessed
 * host name could send documents and a key to a stranger.
 */
import { OctavoError } from '../contract/errors';

export interface Region {
	/** The contract's spelling. */
	readonly label: string;
	/** The published base address, if there is one. */
	readonly address?: string;
}

/**
 * The ten regions of the contract, by short code. Last searched on 2026-11-22: the provider's guide and its OpenAPI description name
 * the addresses of Global and European Union alone. When another is published, it is added here, with the source in its commit.
 */
export const regions = {
	global: { label: 'Global', address: 'https://api.pdfblocks.com' },
	us: { label: 'United States' },
	hipaa: { label: 'US HIPAA' },
	eu: { label: 'European Union', address: 'https://eu.api.pdfblocks.com' },
	uk: { label: 'United Kingdom' },
	ca: { label: 'Canada' },
	au: { label: 'Australia' },
	jp: { label: 'Japan' },
	in: { label: 'India' },
	br: { label: 'Brazil' },
} as const satisfies Readonly<Record<string, Region>>;

export type RegionCode = keyof typeof regions;

export const regionCodes = Object.keys(regions) as readonly RegionCode[];

const publishedHosts: ReadonlySet<string> = new Set(
	Object.values<Region>(regions).flatMap(({ address }) => (address === undefined ? [] : [new URL(address).hostname])),
);

/** Whether an address is a published region's, however it was entered: extensions are never sent there (docs/semantics.md, D22). */
export function isPublishedAddress(address: string): boolean {
	const hostname = parse(address)?.hostname.replace(/\.$/, '') ?? '';
	return publishedHosts.has(hostname);
}

/** The row of a region, seen as plain data. */
export const regionOf = (code: RegionCode): Region => regions[code];

export function isRegionCode(code: string): code is RegionCode {
	return Object.hasOwn(regions, code);
}

/**
 * The given base address, or the region's published one, without a slash at the end. The name of a region promises its host
 * (docs/semantics.md, D61).
 *
 * @throws OctavoError `configuration` if the region has no known address and none is given, if the address is not safe to use,
 * or if the region is published and the address leads to another host. `cure` is the host's advice for the last.
 */
export function baseAddress(
	code: RegionCode,
	given?: string,
	plainHttp = false,
	cure = 'Remove the base address, or choose Self-Hosted',
): string {
	const { label, address } = regionOf(code);
	const chosen = given?.trim() || address;
	if (chosen === undefined)
		throw new OctavoError('configuration', `The address of the region ${label} is not published`, {
			advice: 'Enter the base address that the provider of the service has given you, or choose another region',
		});
	const checked = checkAddress(chosen, plainHttp);
	if (address !== undefined && originOf(checked) !== address)
		throw new OctavoError('configuration', `The region ${label} has its own address, and the base address is another`, {
			advice: cure,
		});
	return checked;
}

/** A dot at the end of a host name does not change the host. */
function originOf(address: string): string {
	const { protocol, hostname, port } = new URL(address);
	return `${protocol}//${hostname.replace(/\.$/, '')}${port && `:${port}`}`;
}

/**
 * The address without a slash and without `/v1` at the end, which paths of operations begin with, if it may be used (docs/semantics.md, D2 and D42). `plainHttp`: the user has allowed unencrypted HTTP to
 * private networks.
 *
 * @throws OctavoError `configuration`
 */
export function checkAddress(address: string, plainHttp = false): string {
	const url = parse(address.trim());
	// Messages do not contain the address: its user name or query may be secret.
	if (!url || !/^https?:$/.test(url.protocol)) throw refuse('is not a web address such as https://pdf.example.com');
	if (url.username !== '' || url.password !== '') throw refuse('must not hold a user name or a password');
	if (url.search !== '' || url.hash !== '') throw refuse('must not have a query (?) or a fragment (#)');
	if (url.protocol === 'http:' && !isLoopback(url.hostname) && !(plainHttp && isPrivate(url.hostname)))
		throw refuse(
			'must start with https://: a key must not travel unencrypted',
			`Use https://. Plain HTTP is allowed for localhost${plainHttp ? ' and for private addresses' : ''} only`,
		);
	return `${url.origin}${url.pathname.replace(/(?:\/v1)?\/*$/, '')}`;
}

/** Whether requests to the address travel unencrypted through a network (docs/semantics.md, D42). */
export function isUnencrypted(address: string): boolean {
	const url = parse(address);
	return url?.protocol === 'http:' && !isLoopback(url.hostname);
}

/** Where an address leads, also one without `https://` in front. Rules and advice about plain HTTP depend on it. */
export function placeOf(address: string): 'thisMachine' | 'privateNetwork' | 'internet' {
	const hostname = parse(/^https?:\/\//i.test(address) ? address : `http://${address}`)?.hostname ?? 'unknown.invalid';
	if (isLoopback(hostname)) return 'thisMachine';
	return isPrivate(hostname) ? 'privateNetwork' : 'internet';
}

/** 127.0.0.0/8, ::1 and localhost; `URL` has already normalised forms such as 0x7f.1. */
function isLoopback(hostname: string): boolean {
	return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/**
 * RFC 1918 and RFC 4193 addresses, names without a dot (as in a compose network), and names that are never public.
 * Not link-local addresses: at 169.254.169.254, clouds give out the secrets of a machine.
 */
function isPrivate(hostname: string): boolean {
	if (/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(hostname)) return /^[\d.]+$/.test(hostname);
	if (hostname.startsWith('[')) return /^\[f[cd]/.test(hostname);
	return !hostname.includes('.') || /\.(local|internal|localhost|lan|home\.arpa)$/.test(hostname);
}

function parse(address: string): URL | undefined {
	try {
		return new URL(address);
	} catch {
		return undefined;
	}
}

const refuse = (reason: string, advice?: string): OctavoError =>
	new OctavoError('configuration', `The base address ${reason}`, advice === undefined ? {} : { advice });
