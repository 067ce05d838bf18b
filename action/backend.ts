/** Where documents are processed: on the runner unless a region or an address is given. */
import zlib from 'node:zlib';
import { localBackend } from '../shared/local';
import { nativeCodec } from '../shared/pdf/codec';
import type { Chosen } from './chosen';
import type { Inputs } from './inputs';

/** Lets the event loop turn during long work. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** @throws OctavoError if a region was asked for and cannot be used. */
export async function chooseBackend(inputs: Inputs): Promise<Chosen> {
	if (inputs.region !== '' || inputs.baseUrl !== '') return (await import('./region')).chooseRegion(inputs);
	return {
		backend: localBackend({ pause, codec: nativeCodec(zlib) }),
		isLocal: true,
		check: () => Promise.resolve(),
		place: 'on the runner',
	};
}
