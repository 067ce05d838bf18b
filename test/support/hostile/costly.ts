/**
 * Documents of a few kilobytes that once cost seconds or gigabytes, each with the operation that they attacked. `size` is what an
 * attacker makes larger. `costs.mts` measures their memory, and the test that runs it the growth of their time.
 */
import { deflateSync } from 'node:zlib';
import type { Document } from '../../../shared/contract/backend';
import { notoSans } from '../../../shared/model/font/noto/noto-sans-regular';
import { unpackModule } from '../../../shared/model/font/unpacked';
import type { OperationName } from '../../../shared/contract/operations';
import { form, text } from '../documents/forms';
import { header, PNG_SIGNATURE, chunk } from '../documents/images';
import { packable, pageObjects, RawFile, rawPages } from '../documents/raw';
import { asDocument } from '../hosts/local';

export interface Costly {
	readonly operation: OperationName;
	readonly documents: (size: number) => readonly Document[];
	readonly parameters?: (size: number) => Readonly<Record<string, unknown>>;
	/** The larger one of two sizes. */
	readonly size: number;
	/** How it ends: `ok`, or the code of the refusal. */
	readonly ends: 'ok' | 'limit_exceeded' | 'invalid_parameters';
}

const copies = (count: number, bytes: Uint8Array): Document[] =>
	Array.from({ length: count }, (_, index) => asDocument(Uint8Array.from(bytes), `${index + 1}.pdf`));

/** Objects from 60 on: arrays, each with a hundred references to the next. */
const nested = (levels: number): Record<number, string> =>
	Object.fromEntries(
		Array.from({ length: levels + 1 }, (_, level) => [
			60 + level,
			level === levels ? '(end)' : `[${`${61 + level} 0 R `.repeat(100)}]`,
		]),
	);

/** Circles of dictionaries; two of lengths without a common divisor have as many pairs as the product of their lengths. */
const circle = (length: number): Record<number, string> =>
	Object.fromEntries(Array.from({ length }, (_, i) => [60 + i, `<</Next ${60 + ((i + 1) % length)} 0 R>>`]));

const withCatalog = (catalog: string, objects: Record<number, string>): Uint8Array => rawPages(1, { catalog, objects });

/** A merge of two documents that have these objects and this entry of the catalog. */
const merged = (catalog: string, objects: (size: number) => Record<number, string>, size: number): Costly => ({
	operation: 'merge_documents',
	documents: (levels) => copies(2, withCatalog(catalog, objects(levels))),
	size,
	ends: 'ok',
});

/** PDF/A-2, so that output intents are compared. */
const ARCHIVE = {
	catalog: '/OutputIntents 60 0 R/Metadata 9 0 R',
	claim: [
		'/Type/Metadata/Subtype/XML',
		'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="2" pdfaid:conformance="B"/></rdf:RDF></x:xmpmeta>',
	] as const,
};
const archive = (levels: number, pages = 1): Uint8Array =>
	rawPages(pages, { catalog: ARCHIVE.catalog, objects: { ...nested(levels), 9: ARCHIVE.claim } });

const deflated = (data: string): string => deflateSync(Buffer.from(data, 'latin1'), { level: 6 }).toString('latin1');

/** One page whose objects are in an object stream, with `filler` after them, or in /Lang of the catalog. */
function packedPage(filler: string, place: 'after' | 'catalog'): Uint8Array {
	const [packed, streams] = packable(pageObjects(1, { catalog: place === 'catalog' ? `/Lang ${filler}` : '' }));
	const file = new RawFile().objects(streams);
	let [head, body] = ['', ''];
	for (const [index, [number, value]] of Object.entries(packed).entries()) {
		head += `${number} ${body.length} `;
		body += `${value} `;
		file.packed(Number(number), 60, index);
	}
	const data = deflated(head + body + (place === 'after' ? filler : ''));
	file.stream(60, `/Type/ObjStm/N ${Object.keys(packed).length}/First ${head.length}/Filter/FlateDecode`, data);
	return file.crossReferenceStream(90, '/Root 1 0 R').bytes;
}

const megabytes = (count: number, characters: string): string => characters.repeat((count * 1e6) / characters.length);

const ofValues = (characters: string): Costly => ({
	operation: 'reverse_pages',
	documents: (size) => [asDocument(packedPage(`[${megabytes(size, characters)}]`, 'catalog'))],
	size: 30,
	ends: 'limit_exceeded',
});

/** A form whose composite font has `runs` runs of widths and of codes. */
function fontOfRuns(runs: number): Uint8Array {
	const font = {
		58: '<</Type/Font/Subtype/Type0/BaseFont/My/Encoding/Identity-H/DescendantFonts[57 0 R]/ToUnicode 56 0 R>>',
		57: `<</Type/Font/Subtype/CIDFontType2/BaseFont/My/CIDToGIDMap/Identity/FontDescriptor 55 0 R/W[-2000000000 65535 500${' 0 65535 400'.repeat(runs)}]>>`,
		56: ['', `beginbfrange ${'<0000> <FFFF> <0041>\n'.repeat(runs)} endbfrange`] as const,
		55: '<</Type/FontDescriptor/FontName/My/Flags 4/FontFile2 54 0 R>>',
		54: ['', Buffer.from(unpackModule(notoSans)).toString('latin1')] as const,
	};
	return form([text('f', '20 20 220 40', '/DA(/My 12 Tf 0 g)')], { form: '/DR<</Font<</My 58 0 R>>>>', objects: font });
}

/** By what they attack. */
export const costly: Readonly<Record<string, Costly>> = {
	'merge: output intents of nested arrays': merged('/OutputIntents 60 0 R', nested, 400),
	'merge: resources of forms that are nested arrays': merged('/AcroForm<</Fields[]/DR<</Font<</F 60 0 R>>>>>>', nested, 400),
	'merge: classes of structure that are nested arrays': merged('/StructTreeRoot<</ClassMap<</C 60 0 R>>>>', nested, 400),
	'merge: circles of different lengths': {
		operation: 'merge_documents',
		documents: (size) =>
			[size, size + 1].map((length) =>
				asDocument(withCatalog('/AcroForm<</Fields[]/DR<</Font<</F 60 0 R>>>>>>', circle(length))),
			),
		size: 4000,
		ends: 'ok',
	},
	'overlay: output intents of nested arrays': {
		operation: 'add_overlay',
		documents: (levels) => [asDocument(archive(levels))],
		parameters: (levels) => ({ overlay: asDocument(archive(levels, 2)), layer: 'under' }),
		size: 400,
		ends: 'ok',
	},
	'merge: object streams that expand in every document': {
		operation: 'merge_documents',
		documents: (count) => copies(count, packedPage(megabytes(31, ' '), 'after')),
		size: 30,
		ends: 'limit_exceeded',
	},
	'merge: object numbers that are too high in every document': {
		operation: 'merge_documents',
		documents: (count) => copies(count, new RawFile().objects(pageObjects(1)).object(999_000, '(x)').table('/Root 1 0 R').bytes),
		size: 1000,
		ends: 'limit_exceeded',
	},
	'split: content that expands, shared by all pages': {
		operation: 'split_by_page_count',
		// Both grow, so that decoding for each part would take time in the square.
		documents: (pages) => [
			asDocument(
				rawPages(pages, {
					pages: Object.fromEntries(Array.from({ length: pages }, (_, index) => [index + 1, '/Contents 9 0 R'])),
					objects: { 9: ['/Filter/FlateDecode', deflated('/F 1 Tf (x) Tj '.repeat(50_000 * pages))] },
				}),
			),
		],
		parameters: () => ({ pages_per_part: '1' }),
		size: 28,
		ends: 'ok',
	},
	'values: empty strings': ofValues('()'),
	'values: empty dictionaries': ofValues('<<>>'),
	'values: numbers': ofValues('0 '),
	'values: references': ofValues('1 0 R '),
	'forms: widths and codes of a font, again and again': {
		operation: 'fill_form',
		documents: (runs) => [asDocument(fontOfRuns(runs))],
		parameters: () => ({ values: { f: 'OCTAVO' } }),
		size: 20_000,
		ends: 'ok',
	},
	'attachments: a pattern of many *': {
		operation: 'extract_attachments',
		documents: () => [
			asDocument(
				rawPages(1, {
					catalog: '/Names<</EmbeddedFiles<</Names[(a)60 0 R]>>>>',
					objects: { 60: `<</Type/Filespec/F(${'a'.repeat(200)})/EF<</F 61 0 R>>>>`, 61: ['/Type/EmbeddedFile', 'x'] },
				}),
			),
		],
		parameters: (stars) => ({ name_pattern: `${'*a'.repeat(stars)}b` }),
		size: 80,
		ends: 'ok',
	},
	'images: 256 million pixels in a small file': {
		operation: 'images_to_pdf',
		documents: () => [
			asDocument(
				Buffer.concat([
					PNG_SIGNATURE,
					header({ type: 2, depth: 8, width: 16_000, height: 16_000 }),
					chunk('IDAT', deflateSync(Buffer.alloc(1e6))),
					chunk('IEND', Buffer.alloc(0)),
				]),
				'bomb.png',
			),
		],
		size: 2,
		ends: 'limit_exceeded',
	},
};
