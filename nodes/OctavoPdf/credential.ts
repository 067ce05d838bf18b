/** The credential as the node uses it: the region's address and its name in messages. */
import { OctavoError } from '../../shared/contract/errors';
import { baseAddress, checkAddress, isRegionCode, placeOf, regionCodes, regionOf } from '../../shared/remote';

export interface Credential {
	readonly apiKey?: unknown;
	readonly region?: unknown;
	readonly baseUrl?: unknown;
	readonly allowPlainHttp?: unknown;
}

export interface Target {
	/** Without a slash at the end. */
	readonly baseUrl: string;
	/** The name of the service in messages. */
	readonly label: string;
	readonly plainHttp: boolean;
}

/** A service of the user's own, outside the regions. Its only address is in the credential. */
const SELF_HOSTED = 'selfHosted';

/** @throws OctavoError `configuration` when the credential names no address that may be used. */
export function targetOf({ region = 'global', baseUrl, allowPlainHttp }: Credential): Target {
	const given = typeof baseUrl === 'string' ? baseUrl.trim() : '';
	const plainHttp = allowPlainHttp === true;
	if (region === SELF_HOSTED) {
		if (given === '')
			throw new OctavoError('configuration', 'The region Self-Hosted has no address', {
				advice: 'Enter the base address of your service in the credential, such as https://pdf.example.com',
			});
		const address = checkSafely(() => checkAddress(given, plainHttp), given, plainHttp);
		return { baseUrl: address, label: `Self-Hosted (${address.replace(/^https?:\/\//, '')})`, plainHttp };
	}
	// A region that is not known is refused: documents must never go to another region than the chosen one.
	if (typeof region !== 'string' || !isRegionCode(region))
		throw new OctavoError('configuration', 'The credential names a region that does not exist', {
			advice: `Choose one of ${regionCodes.map((known) => regionOf(known).label).join(', ')} or Self-Hosted in the credential`,
		});
	const { label } = regionOf(region);
	return { baseUrl: checkSafely(() => baseAddress(region, given, plainHttp), given, plainHttp), label, plainHttp };
}

/** The cure of an unsafe address is in the credential. */
function checkSafely(check: () => string, given: string, plainHttp: boolean): string {
	try {
		return check();
	} catch (thrown) {
		if (!(thrown instanceof OctavoError)) throw asIs(thrown);
		const advice =
			adviceOnAddress(given, plainHttp) ?? thrown.advice ?? 'Correct the base address in the credential Octavo PDF API';
		throw asIs(new OctavoError('configuration', thrown.message, { advice }));
	}
}

/** The cure if the scheme of the address is missing, or is one that needs permission. */
function adviceOnAddress(given: string, plainHttp: boolean): string | undefined {
	const place = placeOf(given);
	if (/^http:\/\//i.test(given))
		return place === 'privateNetwork' && !plainHttp
			? 'Use https://, or switch on Allow Plain HTTP in the credential: then the key travels unencrypted in your private network'
			: undefined;
	if (given === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(given)) return undefined;
	const front = {
		thisMachine: 'http:// in front',
		privateNetwork: `https:// in front, or with http:// ${plainHttp ? '' : 'and Allow Plain HTTP switched on '}if the service has no certificate`,
		internet: 'https:// in front',
	}[place];
	return `Write the address with ${front}, in the credential Octavo PDF API`;
}

const asIs = (thrown: unknown): Error => thrown as Error;
