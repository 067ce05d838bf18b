/** Linearized files (ISO 32000-2, Annex F). */
import type { ObjectSource } from '../object-source';
import { asBuffer } from '../syntax/characters';
import { Parser } from '../syntax/parser';
import { isDict, type Dict } from '../syntax/values';

/** The linearization parameter dictionary (F.3.3), if the file is still as long as it says: an update ends linearization. */
export function linearizationOf({ bytes, job }: ObjectSource): Dict | undefined {
	const head = asBuffer(bytes).subarray(0, 1024);
	const start = head.indexOf(' obj');
	if (start < 0 || !head.includes('/Linearized')) return undefined;
	const found = new Parser(bytes, start + 4, Math.min(bytes.length, start + 2048), job.limits.nesting).value();
	return isDict(found) && found.has('Linearized') && found.get('L') === bytes.length ? found : undefined;
}
