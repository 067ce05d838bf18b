/** Families of documents whose structure is huge: object streams, sections of the cross-reference and outlines with very many members. */
import { deflateSync } from 'node:zlib';
import { RawFile, rawPages } from '../documents/raw';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';

const PAGES = {
	1: '<</Type/Catalog/Pages 2 0 R/X 11 0 R>>',
	2: '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 9 9]>>',
	3: '<</Type/Page/Parent 2 0 R>>',
};

/** One object stream of so many members that the cross-reference, whose indexes are 16 bits, gives wrong indexes of some. */
function objectStream(size: number): Uint8Array {
	const members = Array.from({ length: size }, (_, i) => [11 + i, i + 1 < size ? `[${12 + i} 0 R]` : 'null']);
	const file = new RawFile().objects(PAGES).objectStream(10, Object.fromEntries(members) as Record<number, string>);
	return file.crossReferenceStream(11 + size, '/Root 1 0 R').bytes;
}

/** An object stream whose members are in another order than its list of them; the catalog needs one. */
function unorderedMembers(size: number): Uint8Array {
	const pairs = Array.from({ length: size }, (_, i) => `${100 + i} ${2 * ((i * 7919) % size)}`).join(' ');
	const data = deflateSync(`${pairs} ${'0 '.repeat(size)}`).toString('latin1');
	const file = new RawFile().objects({ ...PAGES, 1: '<</Type/Catalog/Pages 2 0 R/X 100 0 R>>' });
	file.stream(10, `/Type/ObjStm/N ${size}/First ${pairs.length + 1}/Filter/FlateDecode`, data).packed(100, 10, 0);
	return file.crossReferenceStream(11, '/Root 1 0 R').bytes;
}

/** A cross-reference stream that lists each of its rows as a subsection. */
export function manySubsections(size: number): Uint8Array {
	const file = new RawFile().objects(PAGES);
	const at = file.bytes.length;
	const rows = Buffer.alloc(5 * (4 + size));
	for (const number of [1, 2, 3]) {
		rows[5 * number] = 1;
		rows.writeUInt16BE(Buffer.from(file.bytes).indexOf(`${number} 0 obj`), 5 * number + 1);
	}
	const index = `0 4 ${Array.from({ length: size }, (_, i) => `${2 * i + 10} 1`).join(' ')}`;
	const entries = `/Type/XRef/Size ${2 * size + 10}/W[1 2 2]/Index[${index}]/Root 1 0 R/Filter/FlateDecode`;
	return file.stream(9, entries, deflateSync(rows).toString('latin1')).raw(`startxref\n${at}\n%%EOF\n`).bytes;
}

/** Bookmarks beside each other, which lead to different named destinations. */
function bookmarks(size: number): Uint8Array {
	const objects: Record<number, string> = { 90: `<</First 100 0 R/Last ${99 + size} 0 R>>` };
	for (let i = 0; i < size; i++) {
		const next = i + 1 < size ? `/Next ${101 + i} 0 R` : '';
		objects[100 + i] = `<</Title(t)/A<</S/GoTo/D(d${i})>>/Parent 90 0 R/Prev ${99 + i} 0 R${next}>>`;
	}
	const names = Array.from({ length: size }, (_, i) => `/d${i}[11 0 R/Fit]`).join('');
	return rawPages(1, { catalog: `/Outlines 90 0 R/Dests<<${names}>>`, objects });
}

const rotated = (make: (size: number) => Uint8Array, size: number): Costly => ({
	operation: 'rotate_pages',
	documents: (given) => [asDocument(make(Math.floor(given)))],
	parameters: () => ({ angle: '90' }),
	size,
	ends: 'ok',
});

/** Layers, and a tenth as many usage applications, which share the list of all layers. */
function sharedLayers(count: number): Uint8Array {
	const layers = Array.from({ length: count }, (_, index) => 101 + index);
	const list = layers.map((number) => `${number} 0 R`).join(' ');
	const usage = '<</Event/View/Category[/View]/OCGs 100 0 R>>'.repeat(count / 10);
	return rawPages(1, {
		catalog: `/OCProperties<</OCGs[${list}]/D<</AS[${usage}]>>>>`,
		objects: { 100: `[${list}]`, ...Object.fromEntries(layers.map((number) => [number, '<</Type/OCG/Name(a)>>'])) },
	});
}

export const structureFamilies: Readonly<Record<string, Costly>> = {
	'layers: usage applications that share a list': {
		operation: 'get_document_info',
		documents: (count) => [asDocument(sharedLayers(count))],
		size: 20_000,
		ends: 'ok',
	},
	'pages: a mark that is repeated on a long and narrow one': {
		operation: 'add_text_watermark',
		documents: (length) => [asDocument(rawPages(1, { pages: { 1: `/MediaBox[0 0 ${length} 1]` } }))],
		parameters: () => ({ line_1: 'Draft', template: 'tiled' }),
		size: 1_000_000,
		ends: 'ok',
	},
	'structure: an object stream of many members': rotated(objectStream, 100_000),
	'structure: members in another order': rotated(unorderedMembers, 400_000),
	'structure: bookmarks that are merged': {
		operation: 'merge_documents',
		documents: (size) => [1, 2].map((number) => asDocument(bookmarks(Math.floor(size)), `${number}.pdf`)),
		size: 40_000,
		ends: 'ok',
	},
	'structure: a cross-reference of many subsections': rotated(manySubsections, 200_000),
};
