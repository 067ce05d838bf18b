/** The settings of callbacks: where they may go, and the secrets that sign them. */
import { canBeListed } from '../callbacks/addresses';
import type { CallbackSettings } from '../callbacks/callbacks';
import { SECRET_RULE, secretIn } from '../callbacks/signature';
import { readNetworks } from '../limits/networks';
import type { Reader } from './reader';
import { readSecrets } from './secrets';

const [ADDRESSES, NETWORKS] = ['OCTAVO_CALLBACK_ADDRESSES', 'OCTAVO_CALLBACK_NETWORKS'];
const [SECRET, SECRET_FILE] = ['OCTAVO_CALLBACK_SECRET', 'OCTAVO_CALLBACK_SECRET_FILE'];

/** Undefined if no address is listed. `hasJobs`: whether there are long jobs. */
export function callbackSettingsOf(reader: Reader, hasJobs: boolean): CallbackSettings | undefined {
	const { text, given, attempt } = reader;
	const listIn = (list: string): string[] => list.split(/[\s,]+/).filter((one) => one !== '');
	const rule =
		'URLs without a name or a query, such as https://n8n.example.com/webhook/; one that ends with / lists all below it';
	const isList = (list: string): boolean => list !== '' && listIn(list).every(canBeListed);
	const addresses = listIn(text(ADDRESSES, '', rule, isList));
	const networks = attempt(() => readNetworks(given(NETWORKS), NETWORKS), []);
	const secrets = readSecrets(reader, { setting: SECRET, rule: SECRET_RULE, secretIn });
	const isListing = given(ADDRESSES) !== undefined;
	attempt(() => {
		const useless = [NETWORKS, SECRET, SECRET_FILE].filter((name) => given(name) !== undefined);
		if (!isListing && useless.length > 0) throw new Error(`${useless.join(', ')} would have no effect: set ${ADDRESSES} too`);
		if (isListing && !hasJobs) throw new Error(`OCTAVO_JOBS is 0, so ${ADDRESSES} would have no effect: remove one or the other`);
		if (isListing && [SECRET, SECRET_FILE].every((name) => given(name) === undefined))
			throw new Error(`${ADDRESSES} needs ${SECRET} or ${SECRET_FILE}, so that receivers can tell our callbacks from others`);
	}, undefined);
	return isListing ? { addresses, networks, secrets } : undefined;
}
