/** Runs the costly documents that are named, or all, and prints for each how that ended and the peak memory of the process up to then, in megabytes. */
import { memoryOf } from '../cost/process-figures';
import { costly as resources } from './costly';
import { families } from './families';
import { prepare } from './run-costly';

const costly = { ...resources, ...families };
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(costly)) {
	const one = costly[name]!;
	const end = await prepare(one, one.size)();
	console.log(JSON.stringify({ name, end, peak: Math.round(memoryOf('self').peak / 1e6) }));
}
