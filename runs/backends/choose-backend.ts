/** Where documents are processed: on the runner unless a region or an address is given. */
import { availableParallelism } from 'node:os';
import type { Places } from '../disk/places';
import type { Chosen, Opened, Wanted } from '../jobs/chosen';
import { MAXIMUM_CONCURRENCY } from '../steps/limits';
import { execute } from '../jobs/execute';
import { inMemory } from '../jobs/holding';
import { nodePorts } from '../../workers/lend';

/** The file of the worker threads, made when it is needed. */
export type Worker = () => Promise<string | URL>;

/**
 * `worker`: the file from which threads start.
 *
 * @throws OctavoError if a region was asked for and cannot be used.
 */
export async function chooseBackend(inputs: Wanted, places: Places, worker: Worker): Promise<Chosen> {
	if (inputs.region !== '' || inputs.baseUrl !== '') return (await import('./region')).chooseRegion(inputs, places);
	return {
		isLocal: true,
		check: () => Promise.resolve(),
		open: (jobs) => openLocal(jobs, places, worker, inputs.concurrency),
		place: places.words.here,
	};
}

/** Several files take worker threads, one for each processor. For one file, starting a thread would take longer than its work. */
async function openLocal(
	jobs: number,
	{ workspace }: Places,
	worker: Worker,
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
	const pool = workerPool({
		entry: await worker(),
		size: Math.min(lanes, availableParallelism()),
		ports: nodePorts,
	});
	return { execute: (job, context) => execute(job, context, pool, holding), lanes, close: pool.close, abandon: nothing };
}
