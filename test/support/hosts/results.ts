/** Results of the local backend as bytes, and its errors, for tests that look at nothing else of an outcome. */
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { OctavoError } from '../../../shared/contract/errors';
import type { OperationName } from '../../../shared/contract/operations';
import { asDocument, local } from './local';

/** The documents that an operation writes. `raw`: parameters as a host receives them. */
export async function resultsOf(
	name: OperationName,
	inputs: readonly Uint8Array[],
	raw: RawParameters = {},
): Promise<Uint8Array[]> {
	const { documents } = await local.run(
		name,
		inputs.map((bytes) => asDocument(bytes)),
		decode(name, raw),
	);
	return documents.map(({ bytes }) => bytes);
}

export const merged = async (...inputs: readonly Uint8Array[]): Promise<Uint8Array> =>
	(await resultsOf('merge_documents', inputs))[0]!;

export const reordered = async (bytes: Uint8Array, page_order: string): Promise<Uint8Array> =>
	(await resultsOf('reorder_pages', [bytes], { page_order }))[0]!;

/** The error with which some work fails. @throws if it succeeds, and an error that is not ours */
export async function refusalOf(work: Promise<unknown>): Promise<OctavoError> {
	try {
		await work;
	} catch (thrown) {
		if (thrown instanceof OctavoError) return thrown;
		throw thrown;
	}
	throw new Error('this was expected to be refused');
}
