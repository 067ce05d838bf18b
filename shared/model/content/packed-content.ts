/** Content as the data of a stream. */
import { deflate } from '../../pdf/filters';
import type { Job } from '../../pdf/job';
import { codecOf } from '../../pdf/syntax/portable-codec';

/** Bytes of content that are not read or deflated at once. */
export const LONG = 1 << 20;

/** Deflates content, letting others run if it is long. */
export const packContent = async (content: Uint8Array, job: Job): Promise<Uint8Array> =>
	content.length < LONG ? deflate(content) : codecOf(job).deflate(content, 4);
