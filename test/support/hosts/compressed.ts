/** Documents as compress_document gives them. */
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { local } from './local';

export async function compressed(bytes: Uint8Array, parameters: RawParameters = {}) {
	const input = { name: 'given.pdf', bytes };
	const { documents, notes, facts } = await local.run('compress_document', [input], decode('compress_document', parameters));
	return { bytes: documents[0]!.bytes, notes, facts };
}

export const compressedBytes = async (bytes: Uint8Array): Promise<Uint8Array> => (await compressed(bytes)).bytes;
