/** Our own service on a free port of this machine, and a remote backend that talks to it. */
import type { AddressInfo } from 'node:net';
import type { Backend } from '../../../shared/contract/backend';
import { keyCheck } from '../../../server/limits/keys';
import type { ServiceOptions } from '../../../server/service/context';
import { createService } from '../../../server/service/service';
import { remoteInMemory } from './in-memory';
import { localWithNativeCodec } from './local';
import { fetchDescription, fetchTransport } from './fetch-transport';

export const TEST_KEY = 'one of two';

export interface TestService {
	readonly url: string;
	readonly remote: Backend;
	readonly close: () => Promise<void>;
}

/** The local backend runs in the same thread with native compression, as in the service's workers, unless another one is given. */
export async function startService(options: Partial<ServiceOptions> = {}): Promise<TestService> {
	const service = createService({ backend: localWithNativeCodec, isKey: keyCheck(['another', TEST_KEY]), ...options });
	await service.listen({ host: '127.0.0.1', port: 0 });
	const url = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`;
	const remote = remoteInMemory({
		transport: fetchTransport(TEST_KEY),
		describe: fetchDescription(),
		baseUrl: url,
		regionLabel: 'Our Own',
		// The service answers at once, and a retry would hide a fault.
		attempts: 1,
		sleep: () => Promise.reject(new Error('nothing to wait for')),
	});
	return { url, remote, close: () => service.close() };
}
