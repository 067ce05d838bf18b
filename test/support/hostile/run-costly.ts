/** Prepares a costly document; the result runs it, and says how that ended: `ok`, or the code of the refusal. */
import { decode } from '../../../shared/contract/values/decode';
import { OctavoError } from '../../../shared/contract/errors';
import { local } from '../hosts/local';
import type { Costly } from './costly';

export function prepare({ operation, documents, parameters }: Costly, size: number): () => Promise<string> {
	const given = documents(size);
	const decoded = decode(operation, parameters?.(size) ?? {});
	return () =>
		local.run(operation, given, decoded).then(
			() => 'ok',
			(thrown: unknown) => {
				if (!(thrown instanceof OctavoError) || thrown.code === 'internal') throw thrown;
				return thrown.code;
			},
		);
}
