/** Content as the data of a stream. */
import { deflate } from '../../pdf/filters';
import type { Job } from '../../pdf/job';
import { codecOf } from '../../pdf/syntax/portable-codec';

/** Bytes of content that are not read at once. */
export const LONG = 1 << 20;
/** Bytes that are deflated at once: about 25 ms. */
const DEFLATED = 1 << 18;

/** Deflates content, letting others run if it is long. */
export const packContent = async (content: Uint8Array, job: Job): Promise<Uint8Array> =>
	content.length < DEFLATED ? deflate(content) : codecOf(job).deflate(content, 4);
