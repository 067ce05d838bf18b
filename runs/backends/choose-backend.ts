/** Where documents are processed: on the runner unless a region or an address is given. */
import { availableParallelism } from 'node:os';
import { operationOf } from '../../shared/contract/operations';
import { portsOf } from '../../shared/contract/ports';
import { statOf } from '../disk/calls';
import { resolvePlace, type Places } from '../disk/places';
import type { Job } from '../steps/plan';
import type { Step } from '../steps/step-values';
import type { Chosen, Opened, Wanted } from '../jobs/chosen';
import { MAXIMUM_CONCURRENCY } from '../steps/limits';
import { execute } from '../jobs/execute';
import { inMemory } from '../jobs/holding';
import { threadPorts } from '../../workers/lend';
import { languageFolder } from './language-data';

/** The file of the worker threads, made when it is needed. */
export type Worker = () => Promise<string | URL>;

/**
 * `worker`: the file from which threads start.
 *
 * @throws OctavoError if a region was asked for and cannot be used.
 */
export async function chooseBackend(inputs: Wanted, places: Places, worker: Worker): Promise<Chosen> {
	if (inputs.region !== '' || inputs.baseUrl !== '') return (await import('./region')).chooseRegion(inputs, places);
	const folder = languageFolder(inputs.languageData, places);
	return {
		isLocal: true,
		check: () => Promise.resolve(),
		open: (jobs, steps) => {
			const concurrency = inputs.concurrency ?? (isSmall(jobs, steps, places) ? 1 : undefined);
			return openLocal(jobs.length, places, worker, { folder, concurrency });
		},
		place: places.words.here,
	};
}

/** Below these, the work is done before threads have loaded what they need. */
const FEW_FILES = 50;
const FEW_BYTES = 2_000_000;

/** Whether all jobs together are done sooner without threads. Steps that draw, recognize or lay out are not. */
function isSmall(jobs: readonly Job[], steps: readonly Step[], places: Places): boolean {
	const isLight = steps.every(({ name, params }) => {
		const isHeavy = portsOf(name, params).some((port) => port === 'pixels' || port === 'recognizer');
		return operationOf(name).accepts === undefined && !isHeavy;
	});
	if (!isLight || jobs.length > FEW_FILES) return false;
	const files = jobs.flatMap(({ inputs }) => inputs);
	return files.reduce((sum, file) => sum + (statOf(resolvePlace(places, file))?.size ?? 0), 0) < FEW_BYTES;
}

interface Here {
	/** With the data of languages. */
	readonly folder: string | undefined;
	readonly concurrency: number | undefined;
}

/** Several files take worker threads, one for each processor, unless all of them are done sooner without. */
async function openLocal(
	jobs: number,
	{ workspace, words }: Places,
	worker: Worker,
	{ folder, concurrency = Math.min(availableParallelism(), MAXIMUM_CONCURRENCY) }: Here,
): Promise<Opened> {
	const recognition = { folder, cure: words.giveLanguages };
	const lanes = Math.min(jobs, concurrency);
	const holding = inMemory(workspace);
	const nothing = () => Promise.resolve();
	if (lanes < 2) {
		const { localHere } = await import('../../workers/local-here');
		const { pause } = await import('../../workers/pause');
		const backend = localHere({}, threadPorts, pause, { recognition: { ...recognition, entry: worker } });
		return { execute: (job, context) => execute(job, context, backend, holding), lanes, close: nothing, abandon: nothing };
	}
	const { workerPool } = await import('../../workers/pool');
	const pool = workerPool({
		entry: await worker(),
		size: Math.min(lanes, availableParallelism()),
		ports: threadPorts,
		recognition,
	});
	return { execute: (job, context) => execute(job, context, pool, holding), lanes, close: pool.close, abandon: nothing };
}
