/** Where documents are processed: on the runner unless a region or an address is given. */
import type { Backend } from '../shared/backend';
import { localBackend } from '../shared/local';
import type { Inputs } from './inputs';

export interface Chosen {
	readonly backend: Backend;
	readonly isLocal: boolean;
	/** For people: where the documents go. */
	readonly place: string;
}

/** @throws OctavoError for whatever keeps a region from being used. */
export async function chooseBackend(inputs: Inputs): Promise<Chosen> {
	if (inputs.region !== '' || inputs.baseUrl !== '') return (await import('./region')).chooseRegion(inputs);
	const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
	return { backend: localBackend({ pause }), isLocal: true, place: 'on the runner' };
}
