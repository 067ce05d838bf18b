/** Runs every costly document, and prints for each how that ended and the peak memory of the process up to then, in megabytes. */
import { memoryOf } from '../cost/process-figures';
import { costly } from './costly';
import { prepare } from './run-costly';

for (const [name, one] of Object.entries(costly)) {
	const end = await prepare(one, one.size)();
	console.log(JSON.stringify({ name, end, peak: Math.round(memoryOf('self').peak / 1e6) }));
}
