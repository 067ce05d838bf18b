/** XML of metadata: the names in it, which are not text of the document unless someone made them of its words, and pictures of pages. */
import { NAMESPACES } from '../../metadata/namespaces';
import type { Pace } from '../../../pace/pace';
import { asBuffer } from '../../../pdf/syntax/characters';

const DECLARATION = /\bxmlns(?::([\w.-]{1,100}))?\s{0,20}=\s{0,20}(?:"([^"<>]*)"|'([^'<>]*)')/g;
/** Those who define namespaces that many documents have. */
const STANDARD =
	/^(?:adobe:|https?:\/\/(?:ns\.adobe\.com|purl\.org|www\.w3\.org|www\.aiim\.org|www\.npes\.org|iptc\.org|cipa\.jp|ns\.useplus\.org|www\.xfa\.org)\/)/;
const USUAL_PREFIXES: ReadonlySet<string> = new Set([
	...Object.keys(NAMESPACES),
	...[
		'x',
		'xap',
		'xapMM',
		'xapG',
		'xmpG',
		'xmpGImg',
		'xmpTPg',
		'xmpRights',
		'xapRights',
		'xmpDM',
		'xmpidq',
		'xmpNote',
		'stEvt',
		'stRef',
		'stDim',
	],
	...[
		'stFnt',
		'stMfs',
		'stJob',
		'photoshop',
		'illustrator',
		'tiff',
		'exif',
		'crs',
		'Iptc4xmpCore',
		'plus',
		'prism',
		'pdfaType',
		'pdfaField',
		'iX',
	],
]);

/** XML with blanks in place of the names of its namespaces, which are addresses, and not text of the document. */
export function withoutNamespaces(data: Uint8Array): Uint8Array {
	const text = asBuffer(data).toString('latin1');
	return Buffer.from(
		text.replace(DECLARATION, (names) => ' '.repeat(names.length)),
		'latin1',
	);
}

/** A declaration, a value, or a name. */
const PARTS = new RegExp(`${DECLARATION.source}|"[^"]*"|'[^']*'|([^\\s<>/=?!"']+)`, 'g');
/** The cost of one, see `Pace`. */
const COST = 400;

/** Names of elements and attributes, and namespaces that are not those of standards: a name that loses a part ruins the whole. */
export async function namesOfXml(data: Uint8Array, pace: Pace): Promise<string> {
	const found = new Set<string>();
	for (const [tag] of asBuffer(data)
		.toString('latin1')
		.matchAll(/<[^<>]*>/g)) {
		for (const { 0: part, 1: prefix = '', 2: double, 3: single, 4: name } of tag.matchAll(PARTS)) {
			const space = double ?? single;
			if (name !== undefined) found.add(name.slice(name.indexOf(':') + 1));
			else if (space !== undefined) {
				if (!USUAL_PREFIXES.has(prefix)) found.add(prefix);
				if (!STANDARD.test(space) && !USUAL_SPACES.has(space)) found.add(space);
			}
			const due = pace.step(COST + part.length);
			if (due) await due;
		}
	}
	return [...found].join('\n');
}

const USUAL_SPACES: ReadonlySet<string> = new Set(Object.values(NAMESPACES));

/** XMP without thumbnails of pages, which are pictures in letters (XMP specification, part 1, 8.2.2.4); undefined if it has none. */
export function withoutThumbnails(data: Uint8Array): Uint8Array | undefined {
	const text = asBuffer(data).toString('latin1');
	const kept: string[] = [];
	let end = 0;
	for (const { 1: prefix = '', index } of text.matchAll(/<([\w.-]{1,40}:)?Thumbnails[\s>]/g)) {
		if (index < end) continue;
		const close = `</${prefix}Thumbnails>`;
		const at = text.indexOf(close, index);
		if (at < 0) break;
		kept.push(text.slice(end, index));
		end = at + close.length;
	}
	return end === 0 ? undefined : Buffer.from(kept.join('') + text.slice(end), 'latin1');
}
