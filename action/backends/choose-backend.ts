/** Where documents are processed: on the runner unless a region or an address is given. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Places } from '../disk/places';
import { MAXIMUM_CONCURRENCY, type Inputs } from '../steps/inputs';
import type { Chosen, Opened } from '../run/chosen';
import { execute } from '../run/execute';
import { inMemory } from '../run/holding';
import { nodePorts } from '../../workers/lend';

/** @throws OctavoError if a region was asked for and cannot be used. */
export async function chooseBackend(inputs: Inputs, places: Places): Promise<Chosen> {
	if (inputs.region !== '' || inputs.baseUrl !== '') return (await import('./region')).chooseRegion(inputs, places);
	return {
		isLocal: true,
		check: () => Promise.resolve(),
		open: (jobs) => openLocal(jobs, places, inputs.concurrency),
		place: 'on the runner',
	};
}

/** Several files take worker threads, one for each processor. For one file, starting a thread would take longer than its work. */
async function openLocal(
	jobs: number,
	{ workspace }: Places,
	concurrency = Math.min(availableParallelism(), MAXIMUM_CONCURRENCY),
): Promise<Opened> {
	const lanes = Math.min(jobs, concurrency);
	const holding = inMemory(workspace);
	const nothing = () => Promise.resolve();
	if (lanes < 2) {
		const { localHere } = await import('../../workers/local-here');
		const backend = localHere({}, nodePorts);
		return { execute: (job, context) => execute(job, context, backend, holding), lanes, close: nothing, abandon: nothing };
	}
	const { workerPool } = await import('../../workers/pool');
	// In the bundle, the entry point is beside this code. It serves the threads too.
	const pool = workerPool({
		entry: path.join(__dirname, 'index.js'),
		size: Math.min(lanes, availableParallelism()),
		ports: nodePorts,
	});
	return { execute: (job, context) => execute(job, context, pool, holding), lanes, close: pool.close, abandon: nothing };
}
