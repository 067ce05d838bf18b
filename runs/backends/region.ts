/** The remote backend as a workflow asks for it. Loaded only when one does. */
import { setTimeout as sleep } from 'node:timers/promises';
import { asOctavoError, invalidParameters, OctavoError } from '../../shared/contract/errors';
import { pageCounter } from '../../shared/local/count-pages';
import { baseAddress, checkAddress, regionCodes, regionOf, remoteBackend, type RegionCode } from '../../shared/remote';
import { pause } from '../../workers/pause';
import type { Places } from '../disk/places';
import type { Chosen, Wanted } from '../jobs/chosen';
import { execute } from '../jobs/execute';
import { loadDocument, Streamed } from './streamed';
import { networkOf } from './transport';

/**
 * @throws OctavoError for a region that is not known, an address that is not safe, or a missing key.
 */
export function chooseRegion({ region, baseUrl, apiKey, concurrency }: Wanted, places: Places): Chosen {
	const code = region === '' ? undefined : regionNamed(region);
	const address = addressOfRegion(code, baseUrl, places.words.giveOneAddress);
	if (apiKey === '')
		throw new OctavoError('configuration', `${places.words.key} is empty, and a region needs one`, {
			advice: places.words.giveKey,
		});
	const regionLabel = code === undefined ? places.words.service : regionOf(code).label;
	const documents = new Streamed(places);
	const count = pageCounter({ pause });
	const backend = remoteBackend({
		baseUrl: address,
		regionLabel,
		...networkOf(apiKey),
		store: documents,
		countPages: async (document, password) => await count(await loadDocument(document), password),
		sleep: (milliseconds) => sleep(milliseconds),
		secrets: [apiKey],
	});
	return {
		isLocal: false,
		check: ({ name, params }) => backend.check(name, params),
		open: () =>
			Promise.resolve({
				execute: (job, context) => execute(job, context, backend, documents),
				lanes: concurrency ?? 4,
				close: documents.close,
				abandon: documents.close,
			}),
		place: code === undefined ? `by ${regionLabel}` : `in the region ${regionLabel}`,
	};
}

/** Its faults are those of `base-url`, whose name the author of a workflow knows. */
function addressOfRegion(code: RegionCode | undefined, baseUrl: string, cure: string): string {
	try {
		return code === undefined ? checkAddress(baseUrl) : baseAddress(code, baseUrl, false, cure);
	} catch (thrown) {
		const { message, advice } = asOctavoError(thrown);
		throw invalidParameters([{ field: 'base-url', message: advice === undefined ? message : `${message}. ${advice}` }]);
	}
}

/** By its code or its name: `eu`, `European Union`. */
function regionNamed(given: string): RegionCode {
	const wanted = given.toLowerCase();
	const code = regionCodes.find((one) => one === wanted || regionOf(one).label.toLowerCase() === wanted);
	if (code !== undefined) return code;
	const choices = regionCodes.map((one) => `${one} (${regionOf(one).label})`).join(', ');
	throw invalidParameters([{ field: 'region', message: `must be one of ${choices}` }]);
}
