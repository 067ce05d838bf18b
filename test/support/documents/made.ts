/** A document with everything that Markdown can have, and its parts as qpdf tells them: for the tests of the rules of PDF/A and PDF/UA. */
import { decode } from '../../../shared/contract/values/decode';
import { local } from '../hosts/local';
import { onFile, run, uncompressed } from '../judges/tools';
import { png, SMALL_JPEG } from './images';
import { ANSWER, REPORT } from './markdown';
import { QpdfObjects, type Dictionary } from './qpdf-objects';

const MARKDOWN = `${REPORT}\n${ANSWER.replace(/^# /m, '## ')}\n![A gray image](a.png) ![A photo](b.jpg) ![](a.png)\n\n漢 and [^2].\n\n[^2]: Two.\n`;

export interface Made {
	readonly bytes: Uint8Array;
	readonly objects: QpdfObjects;
	/** All objects, readable. */
	readonly text: string;
	readonly pages: readonly Dictionary[];
	readonly xmp: string;
	/** The content of each page. */
	readonly contents: readonly string[];
}

export async function makeEverything(): Promise<Made> {
	const images = [
		{ name: 'a.png', bytes: png({ type: 6, depth: 8 }) },
		{ name: 'b.jpg', bytes: SMALL_JPEG },
	];
	const params = { ...decode('markdown_to_pdf', { language: 'en', table_of_contents: 'true' }), images };
	const { documents } = await local.run('markdown_to_pdf', [{ name: 'text.md', bytes: Buffer.from(MARKDOWN) }], params);
	const { bytes } = documents[0]!;
	const objects = new QpdfObjects(bytes);
	const text = uncompressed(bytes);
	const pages = objects.ofType('/Page');
	const xmp = streamAt(bytes, objects.catalog['/Metadata']).toString('utf8');
	const contents = pages.map((page) => streamAt(bytes, page['/Contents']).toString('latin1'));
	return { bytes, objects, text, pages, xmp, contents };
}

/** A rule by its clause. */
export type Rule = readonly [clause: string, title: string, holds: (made: Made) => void];

/** The data of a stream that a value refers to. */
const streamAt = (bytes: Uint8Array, value: unknown): Buffer => {
	const object = `--show-object=${String(value).replace(' 0 R', '')}`;
	return onFile(bytes, (file) => run('qpdf', [object, '--filtered-stream-data', file])).stdout;
};
