/** Where documents are processed: on the runner unless a region or an address is given. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Chosen, Opened } from './chosen';
import { MAXIMUM_CONCURRENCY, type Inputs } from './inputs';

/** @throws OctavoError if a region was asked for and cannot be used. */
export async function chooseBackend(inputs: Inputs): Promise<Chosen> {
	if (inputs.region !== '' || inputs.baseUrl !== '') return (await import('./region')).chooseRegion(inputs);
	return {
		isLocal: true,
		check: () => Promise.resolve(),
		open: (jobs) => openLocal(jobs, inputs.concurrency),
		place: 'on the runner',
	};
}

/** Several files take worker threads, one for each processor. For one file, starting a thread would take longer than its work. */
async function openLocal(jobs: number, concurrency = Math.min(availableParallelism(), MAXIMUM_CONCURRENCY)): Promise<Opened> {
	const lanes = Math.min(jobs, concurrency);
	if (lanes < 2) {
		const { localHere } = await import('../workers/local-here');
		return { backend: localHere(), lanes, close: () => Promise.resolve() };
	}
	const { workerPool } = await import('../workers/pool');
	// The bundler puts the worker beside the entry point.
	const pool = workerPool({ entry: path.join(__dirname, 'worker.js'), size: Math.min(lanes, availableParallelism()) });
	return { backend: pool, lanes, close: pool.close };
}
