/** Giving a stream other data than it has. */
import type { Job } from '../job';
import { codecOf } from '../syntax/portable-codec';
import { deflate } from './index';
import { Dict, name, Stream } from '../syntax/values';

/** Entries besides /Filter that say how and where the data is written (ISO 32000-2, Table 5). Saving sets /Length. */
const OF_OLD_DATA = ['DecodeParms', 'F', 'FFilter', 'FDecodeParms', 'DL'];

/** A stream with the entries of `stream` and with `data`, which no filter has encoded. `compress`: Flate encodes it here. */
export function withData(stream: Stream, data: Uint8Array, { compress }: { readonly compress: boolean }): Stream {
	const entries = new Dict(stream.dict);
	if (compress) entries.set('Filter', name('FlateDecode'));
	else entries.delete('Filter');
	for (const key of OF_OLD_DATA) entries.delete(key);
	return new Stream(entries, compress ? deflate(data) : data);
}

const LEVEL = 6;

/** The same with data that may have megabytes: Flate encodes it with pauses. */
export async function packData(stream: Stream, data: Uint8Array, job: Job): Promise<Stream> {
	const made = withData(stream, await codecOf(job).deflate(data, LEVEL), { compress: false });
	made.dict.set('Filter', name('FlateDecode'));
	return made;
}
