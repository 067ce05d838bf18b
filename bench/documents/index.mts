/** The documents that are measured, generated on demand and kept in .cache/bench. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { generator, noise } from './random.mts';
import { refs, Tree, Writer } from './writer.mts';

/** Increase it when a document changes, so that all are generated again. */
const VERSION = 1;

const folder = path.join(process.env.OCTAVO_ROOT ?? '.', '.cache', 'bench', `v${VERSION}`);

const singles = {
	'1 page': () => linked(1, false),
	'100 pages': () => linked(100, false),
	'1,000 pages': () => linked(1000, false),
	'1,000 pages, object streams': () => linked(1000, true),
	'10,000 pages': () => linked(10_000, false),
	'10,000 pages, object streams': () => linked(10_000, true),
	'1,000 pages without links': () => linked(1000, false, false),
	'10,000 pages without links': () => linked(10_000, false, false),
	'1,000 tagged pages': () => tagged(1000),
	'150 MB of scans': () => scans(300, 500_000),
} as const;

const sets = {
	'1,000 invoices': { count: 1000, make: invoice },
	'100 pages with the same font': { count: 100, make: withFont },
} as const;

export type DocumentName = keyof typeof singles | keyof typeof sets;

/** Paths of the files of a document or set of documents. */
export function files(name: DocumentName): string[] {
	const base = path.join(folder, name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase());
	if (name in sets) {
		const { count, make } = sets[name as keyof typeof sets];
		if (!existsSync(base) || readdirSync(base).length !== count) {
			mkdirSync(base, { recursive: true });
			for (let index = 0; index < count; index++)
				writeFileSync(path.join(base, `${String(index + 1).padStart(5, '0')}.pdf`), make(index));
		}
		return readdirSync(base)
			.sort()
			.map((file) => path.join(base, file));
	}
	const file = `${base}.pdf`;
	if (!existsSync(file)) {
		mkdirSync(folder, { recursive: true });
		writeFileSync(file, singles[name as keyof typeof singles]());
	}
	return [file];
}

export function size(paths: readonly string[]): number {
	return paths.reduce((sum, file) => sum + statSync(file).size, 0);
}

/** A path beside the documents, for derived files. */
export function derived(name: string): string {
	mkdirSync(folder, { recursive: true });
	return path.join(folder, name);
}

const words =
	'the of and to in is that for it as was with be by on not he his but at are this have from or had an they which one you'.split(
		' ',
	);

/** A page of running text, deflated: about 1,400 bytes. */
function text(random: (below: number) => number, title: string): Uint8Array {
	let content = `BT /F1 14 Tf 56 780 Td (${title}) Tj /F1 9 Tf 0 -24 Td 12 TL\n`;
	for (let line = 0; line < 40; line++) {
		let written = '';
		while (written.length < 70) written += `${words[random(words.length)]}${random(9)} `;
		content += `(${written}) '\n`;
	}
	return deflateSync(Buffer.from(`${content}ET`, 'latin1'));
}

const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';

/**
 * Every page is a page object, a content stream and two link annotations, one to the next page and one to another page:
 * 41,000 objects and 20 MB for 10,000 pages.
 */
function linked(count: number, objectStreams: boolean, links = true): Uint8Array {
	const random = generator(count);
	const writer = new Writer();
	const font = writer.add(HELVETICA);
	const pages = Array.from({ length: count }, () => writer.reserve());
	const tree = new Tree(writer, pages);
	for (const [index, page] of pages.entries()) {
		const content = writer.stream('/Filter/FlateDecode', text(random, `Page ${index + 1}`));
		const targets = links ? [pages[(index + 1) % count], pages[random(count)]] : [];
		const annotations = targets.map((target, place) =>
			writer.add(
				`<</Type/Annot/Subtype/Link/Rect[56 ${40 + 20 * place} 300 ${56 + 20 * place}]/Border[0 0 0]/Dest[${target} 0 R/XYZ 0 842 null]>>`,
			),
		);
		const rest = annotations.length > 0 ? `/Annots[${refs(annotations)}]` : '';
		const head = `<</Type/Page/Parent ${tree.parentOf(index)} 0 R/Resources<</Font<</F1 ${font} 0 R>>>>`;
		writer.set(page, `${head}/Contents ${content} 0 R${rest}>>`);
	}
	tree.write();
	const outlines = outline(writer, pages);
	return writer.finish(writer.add(`<</Type/Catalog/Pages ${tree.root} 0 R/Outlines ${outlines} 0 R>>`), objectStreams);
}

/** One entry for every 25th page. */
function outline(writer: Writer, pages: readonly number[]): number {
	const root = writer.reserve();
	const entries = pages.filter((_, index) => index % 25 === 0).map((page) => ({ page, number: writer.reserve() }));
	for (const [index, { page, number }] of entries.entries()) {
		const [previous, next] = [entries[index - 1], entries[index + 1]];
		const chain = `${previous ? `/Prev ${previous.number} 0 R` : ''}${next ? `/Next ${next.number} 0 R` : ''}`;
		writer.set(number, `<</Title(Chapter ${index + 1})/Parent ${root} 0 R${chain}/Dest[${page} 0 R/Fit]>>`);
	}
	writer.set(
		root,
		`<</Type/Outlines/Count ${entries.length}/First ${entries[0]?.number} 0 R/Last ${entries.at(-1)?.number} 0 R>>`,
	);
	return root;
}

/** Twenty-five paragraphs per page, each with its own structure element, in object streams, as in most tagged files. */
function tagged(count: number): Uint8Array {
	const random = generator(count);
	const writer = new Writer();
	const font = writer.add(HELVETICA);
	const pages = Array.from({ length: count }, () => writer.reserve());
	const tree = new Tree(writer, pages);
	const [structure, document] = [writer.reserve(), writer.reserve()];
	const sections: number[] = [];
	const parents: string[] = [];
	for (const [index, page] of pages.entries()) {
		let content = '';
		const section = writer.reserve();
		const paragraphs: number[] = [];
		for (let mark = 0; mark < 25; mark++) {
			content += `/P <</MCID ${mark}>> BDC BT /F1 9 Tf 56 ${790 - mark * 28} Td (Page ${index + 1} paragraph ${mark} ${random(1e6)}) Tj ET EMC\n`;
			paragraphs.push(writer.add(`<</Type/StructElem/S/P/P ${section} 0 R/Pg ${page} 0 R/K ${mark}>>`));
		}
		writer.set(section, `<</Type/StructElem/S/Sect/P ${document} 0 R/K[${refs(paragraphs)}]>>`);
		sections.push(section);
		parents.push(`${index} ${writer.add(`[${refs(paragraphs)}]`)} 0 R`);
		const data = writer.stream('/Filter/FlateDecode', deflateSync(Buffer.from(content, 'latin1')));
		const head = `<</Type/Page/Parent ${tree.parentOf(index)} 0 R/Resources<</Font<</F1 ${font} 0 R>>>>`;
		writer.set(page, `${head}/Contents ${data} 0 R/StructParents ${index}/Tabs/S>>`);
	}
	tree.write();
	const parentTree = writer.add(`<</Nums[${parents.join(' ')}]>>`);
	writer.set(document, `<</Type/StructElem/S/Document/P ${structure} 0 R/K[${refs(sections)}]>>`);
	writer.set(structure, `<</Type/StructTreeRoot/K ${document} 0 R/ParentTree ${parentTree} 0 R/ParentTreeNextKey ${count}>>`);
	const catalog = `<</Type/Catalog/Pages ${tree.root} 0 R/MarkInfo<</Marked true>>/StructTreeRoot ${structure} 0 R/Lang(en)>>`;
	return writer.finish(writer.add(catalog), true);
}

/** One image per page, with noise for the JPEG data, which no engine here decodes. */
function scans(count: number, bytes: number): Uint8Array {
	const writer = new Writer();
	const pages = Array.from({ length: count }, () => writer.reserve());
	const tree = new Tree(writer, pages);
	for (const [index, page] of pages.entries()) {
		const picture = '/Type/XObject/Subtype/Image/Width 1240/Height 1754/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode';
		const image = writer.stream(picture, noise(bytes, index + 1));
		const content = writer.stream('', Buffer.from('q 595 0 0 842 0 0 cm /Im Do Q', 'latin1'));
		const head = `<</Type/Page/Parent ${tree.parentOf(index)} 0 R/Resources<</XObject<</Im ${image} 0 R>>>>`;
		writer.set(page, `${head}/Contents ${content} 0 R>>`);
	}
	tree.write();
	return writer.finish(writer.add(`<</Type/Catalog/Pages ${tree.root} 0 R>>`), false);
}

/** One to three pages with two embedded fonts and a logo, the same in every invoice. */
function invoice(index: number): Uint8Array {
	const random = generator(index + 1);
	const writer = new Writer();
	const fonts = [1, 2].map((which) => embeddedFont(writer, `ABCDEF+Text${which}`, noise(14_000, which)));
	const picture = '/Type/XObject/Subtype/Image/Width 200/Height 60/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode';
	const logo = writer.stream(picture, noise(6000, 3));
	const pages = Array.from({ length: 1 + (index % 3) }, () => writer.reserve());
	const tree = new Tree(writer, pages);
	for (const [place, page] of pages.entries()) {
		const content = writer.stream('/Filter/FlateDecode', text(random, `Invoice ${index + 1} page ${place + 1}`));
		const resources = `<</Font<</F1 ${fonts[0]} 0 R/F2 ${fonts[1]} 0 R>>/XObject<</Im ${logo} 0 R>>>>`;
		writer.set(page, `<</Type/Page/Parent ${tree.parentOf(place)} 0 R/Resources${resources}/Contents ${content} 0 R>>`);
	}
	tree.write();
	return writer.finish(writer.add(`<</Type/Catalog/Pages ${tree.root} 0 R>>`), index % 2 === 1);
}

/** One page with a font of 390 KB, the same in every file. */
function withFont(index: number): Uint8Array {
	const writer = new Writer();
	const font = embeddedFont(writer, 'Whole', noise(390_000, 9));
	const page = writer.reserve();
	const tree = new Tree(writer, [page]);
	const content = writer.stream('/Filter/FlateDecode', text(generator(index + 1), `Letter ${index + 1}`));
	const resources = `<</Font<</F1 ${font} 0 R>>>>`;
	writer.set(page, `<</Type/Page/Parent ${tree.parentOf(0)} 0 R/Resources${resources}/Contents ${content} 0 R>>`);
	tree.write();
	return writer.finish(writer.add(`<</Type/Catalog/Pages ${tree.root} 0 R>>`), false);
}

/** A TrueType font with its descriptor and font file, with noise for the outlines. */
function embeddedFont(writer: Writer, name: string, data: Uint8Array): number {
	const file = writer.stream(`/Length1 ${data.length}`, data);
	const descriptor = writer.add(
		`<</Type/FontDescriptor/FontName/${name}/Flags 32/FontBBox[-100 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80/FontFile2 ${file} 0 R>>`,
	);
	const widths = Array.from({ length: 95 }, (_, code) => 400 + ((code * 37) % 300)).join(' ');
	return writer.add(
		`<</Type/Font/Subtype/TrueType/BaseFont/${name}/FirstChar 32/LastChar 126/Widths[${widths}]/Encoding/WinAnsiEncoding/FontDescriptor ${descriptor} 0 R>>`,
	);
}
