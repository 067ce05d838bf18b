/** Documents of thousands of pages, or thousands of documents, for measurements. The same arguments give the same bytes. */
import { deflateSync } from 'node:zlib';
import { refs, Writer } from './bulk-writer';
import { noise, Random } from '../random';

const words =
	'the of and to in is that for it as was with be by on not he his but at are this have from or had an they which one you'.split(
		' ',
	);

/** A page of running text: about 1,400 bytes when it is deflated. */
function text(random: Random, title: string): string {
	let content = `BT /F1 14 Tf 56 780 Td (${title}) Tj /F1 9 Tf 0 -24 Td 12 TL\n`;
	for (let line = 0; line < 40; line++) {
		let written = '';
		while (written.length < 70) written += `${random.pick(words)}${random.below(9)} `;
		content += `(${written}) '\n`;
	}
	return `${content}ET`;
}

const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
const JPEG = '/Type/XObject/Subtype/Image/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode';

interface Plan {
	/** Entries of the page at this place. */
	page(index: number): string;
	/** Entries of the catalog, written after the pages. */
	catalog?(): string;
}

/**
 * A document of `count` pages, with 20 pages below each page tree node. `start` writes objects before the pages; the function that
 * it returns gets the numbers of the pages. The page tree is written together, as most writers do it.
 */
function build(count: number, objectStreams: boolean, start: (writer: Writer) => (pages: readonly number[]) => Plan): Uint8Array {
	const writer = new Writer();
	const plan = start(writer);
	const pages = Array.from({ length: count }, () => writer.reserve());
	const root = writer.reserve();
	const nodes = pages.filter((_, index) => index % 20 === 0).map(() => writer.reserve());
	const { page, catalog } = plan(pages);
	for (const [index, number] of pages.entries())
		writer.set(number, `<</Type/Page/Parent ${nodes[Math.floor(index / 20)]} 0 R${page(index)}>>`);
	for (const [index, node] of nodes.entries()) {
		const kids = pages.slice(index * 20, index * 20 + 20);
		writer.set(node, `<</Type/Pages/Parent ${root} 0 R/Count ${kids.length}/Kids[${refs(kids)}]>>`);
	}
	writer.set(root, `<</Type/Pages/Count ${count}/MediaBox[0 0 595 842]/Kids[${refs(nodes)}]>>`);
	return writer.finish(writer.add(`<</Type/Catalog/Pages ${root} 0 R${catalog?.() ?? ''}>>`), objectStreams);
}

const deflated = (writer: Writer, content: string): number =>
	writer.stream('/Filter/FlateDecode', deflateSync(Buffer.from(content, 'latin1')));

/**
 * Every page is a page object, a content stream and two link annotations, one to the next page and one to another page:
 * 41,000 objects and 20 MB for 10,000 pages.
 */
export function linked(count: number, objectStreams: boolean, links = true): Uint8Array {
	const random = new Random(count);
	return build(count, objectStreams, (writer) => {
		const font = writer.add(HELVETICA);
		return (pages) => ({
			page(index) {
				const content = deflated(writer, text(random, `Page ${index + 1}`));
				const targets = links ? [pages[(index + 1) % count], random.pick(pages)] : [];
				const annotations = targets.map((target, place) =>
					writer.add(
						`<</Type/Annot/Subtype/Link/Rect[56 ${40 + 20 * place} 300 ${56 + 20 * place}]/Border[0 0 0]/Dest[${target} 0 R/XYZ 0 842 null]>>`,
					),
				);
				const rest = annotations.length > 0 ? `/Annots[${refs(annotations)}]` : '';
				return `/Resources<</Font<</F1 ${font} 0 R>>>>/Contents ${content} 0 R${rest}`;
			},
			catalog: () => `/Outlines ${outline(writer, pages)} 0 R`,
		});
	});
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
export function tagged(count: number): Uint8Array {
	const random = new Random(count);
	const sections: number[] = [];
	const parents: string[] = [];
	return build(count, true, (writer) => {
		const font = writer.add(HELVETICA);
		return (pages) => {
			const [structure, document] = [writer.reserve(), writer.reserve()];
			return {
				page(index) {
					let content = '';
					const section = writer.reserve();
					const paragraphs: number[] = [];
					for (let mark = 0; mark < 25; mark++) {
						content += `/P <</MCID ${mark}>> BDC BT /F1 9 Tf 56 ${790 - mark * 28} Td (Page ${index + 1} paragraph ${mark} ${random.below(1e6)}) Tj ET EMC\n`;
						paragraphs.push(writer.add(`<</Type/StructElem/S/P/P ${section} 0 R/Pg ${pages[index]} 0 R/K ${mark}>>`));
					}
					writer.set(section, `<</Type/StructElem/S/Sect/P ${document} 0 R/K[${refs(paragraphs)}]>>`);
					sections.push(section);
					parents.push(`${index} ${writer.add(`[${refs(paragraphs)}]`)} 0 R`);
					const head = `/Resources<</Font<</F1 ${font} 0 R>>>>/Contents ${deflated(writer, content)} 0 R`;
					return `${head}/StructParents ${index}/Tabs/S`;
				},
				catalog: () => structured(writer, structure, document, sections, parents),
			};
		};
	});
}

/** A table of 25 rows and four columns on each page, of which each cell has its structure element. */
export function tables(count: number): Uint8Array {
	const random = new Random(count);
	const all: number[] = [];
	const parents: string[] = [];
	return build(count, true, (writer) => {
		const font = writer.add(HELVETICA);
		return (pages) => {
			const [structure, document] = [writer.reserve(), writer.reserve()];
			return {
				page(index) {
					const drawn: string[] = [];
					const cells: number[] = [];
					const table = writer.reserve();
					const rows = Array.from({ length: 25 }, (_, down) => {
						const row = writer.reserve();
						const own = Array.from({ length: 4 }, (__, across) => {
							const [mark, type] = [cells.length, down === 0 ? 'TH' : 'TD'];
							const shown = `${random.pick(words)} ${random.pick(words)} ${random.below(1e5)}`;
							drawn.push(
								`/${type} <</MCID ${mark}>> BDC BT /F1 9 Tf ${56 + across * 120} ${790 - down * 28} Td (${shown}) Tj ET EMC`,
							);
							cells.push(writer.add(`<</Type/StructElem/S/${type}/P ${row} 0 R/Pg ${pages[index]} 0 R/K ${mark}>>`));
							return cells.at(-1)!;
						});
						writer.set(row, `<</Type/StructElem/S/TR/P ${table} 0 R/K[${refs(own)}]>>`);
						return row;
					});
					writer.set(table, `<</Type/StructElem/S/Table/P ${document} 0 R/K[${refs(rows)}]>>`);
					all.push(table);
					parents.push(`${index} ${writer.add(`[${refs(cells)}]`)} 0 R`);
					const content = deflated(writer, drawn.join('\n'));
					return `/Resources<</Font<</F1 ${font} 0 R>>>>/Contents ${content} 0 R/StructParents ${index}/Tabs/S`;
				},
				catalog: () => structured(writer, structure, document, all, parents),
			};
		};
	});
}

/** Writes the root of a structure tree and its document element; the entries of the catalog. */
function structured(
	writer: Writer,
	structure: number,
	document: number,
	kids: readonly number[],
	parents: readonly string[],
): string {
	const parentTree = writer.add(`<</Nums[${parents.join(' ')}]>>`);
	writer.set(document, `<</Type/StructElem/S/Document/P ${structure} 0 R/K[${refs(kids)}]>>`);
	const tree = `/K ${document} 0 R/ParentTree ${parentTree} 0 R/ParentTreeNextKey ${parents.length}`;
	writer.set(structure, `<</Type/StructTreeRoot${tree}>>`);
	return `/MarkInfo<</Marked true>>/StructTreeRoot ${structure} 0 R/Lang(en)`;
}

/** Noise between the markers of JPEG (ITU-T T.81, B.1.1.3), which no engine here decodes. */
function jpegNoise(length: number, seed: number): Uint8Array {
	const data = noise(length, seed);
	data.set([0xff, 0xd8]);
	data.set([0xff, 0xd9], length - 2);
	return data;
}

/** One image per page, with noise for the JPEG data. `before`: images of other documents. */
export function scans(count: number, bytes: number, before = 0): Uint8Array {
	return build(count, false, (writer) => () => ({
		page(index) {
			const image = writer.stream(`${JPEG}/Width 1240/Height 1754`, jpegNoise(bytes, before + index + 1));
			const content = writer.stream('', Buffer.from('q 595 0 0 842 0 0 cm /Im Do Q', 'latin1'));
			return `/Resources<</XObject<</Im ${image} 0 R>>>>/Contents ${content} 0 R`;
		},
	}));
}

/** One to three pages with two embedded fonts and a logo, the same in every invoice. */
export function invoice(index: number): Uint8Array {
	const random = new Random(index + 1);
	return build(1 + (index % 3), index % 2 === 1, (writer) => {
		const fonts = [1, 2].map((which) => embeddedFont(writer, `ABCDEF+Text${which}`, noise(14_000, which)));
		const logo = writer.stream(`${JPEG}/Width 200/Height 60`, jpegNoise(6000, 3));
		const resources = `<</Font<</F1 ${fonts[0]} 0 R/F2 ${fonts[1]} 0 R>>/XObject<</Im ${logo} 0 R>>>>`;
		return () => ({
			page: (place) =>
				`/Resources${resources}/Contents ${deflated(writer, text(random, `Invoice ${index + 1} page ${place + 1}`))} 0 R`,
		});
	});
}

/** One page with a font of 390 KB, the same in every file. */
export function withFont(index: number): Uint8Array {
	return build(1, false, (writer) => {
		const font = embeddedFont(writer, 'Whole', noise(390_000, 9));
		const content = () => deflated(writer, text(new Random(index + 1), `Letter ${index + 1}`));
		return () => ({ page: () => `/Resources<</Font<</F1 ${font} 0 R>>>>/Contents ${content()} 0 R` });
	});
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

/** One page with a deflated attachment, half of it words and half of it noise. */
export function withAttachment(length: number): Uint8Array {
	const bytes = Buffer.from(noise(length, 5));
	for (let at = 0; at < length; at += 128)
		bytes.write(`line ${at} of a table with numbers ${at % 977}; `.padEnd(64), at, 'latin1');
	return build(1, false, (writer) => {
		const data = writer.stream('/Type/EmbeddedFile/Filter/FlateDecode', deflateSync(bytes));
		const file = writer.add(`<</Type/Filespec/F(table.txt)/UF(table.txt)/EF<</F ${data} 0 R>>>>`);
		return () => ({ page: () => '', catalog: () => `/Names<</EmbeddedFiles<</Names[(table.txt)${file} 0 R]>>>>` });
	});
}

/** Text fields `field1`, `field2`, … in rows of two; `filled` gives them values and appearances. */
export function formOf(pageCount: number, fieldsOnPage: number, filled: boolean): Uint8Array {
	return build(pageCount, false, (writer) => (pages) => {
		const fonts = `<</Font<</Helv ${writer.add(HELVETICA)} 0 R>>>>`;
		const fields: number[] = [];
		const field = (page: number, place: number): number => {
			const [x, y] = [40 + (place % 2) * 270, 760 - Math.floor(place / 2) * Math.min(40, 1400 / fieldsOnPage)];
			const number = fields.length + 1;
			const drawn = `/Tx BMC q 1 1 248 12 re W n BT 0 g /Helv 9 Tf 2 4 Td (Value ${number}) Tj ET Q EMC`;
			const look = `/Type/XObject/Subtype/Form/BBox[0 0 250 14]/Resources${fonts}`;
			const value = filled ? `/V(Value ${number})/AP<</N ${writer.stream(look, Buffer.from(drawn))} 0 R>>` : '';
			const rect = `/Rect[${x} ${y} ${x + 250} ${y + 14}]`;
			fields.push(
				writer.add(`<</Type/Annot/Subtype/Widget/FT/Tx/F 4/T(field${number})/P ${page} 0 R${rect}/MK<</BC[0.5]>>${value}>>`),
			);
			return fields.at(-1)!;
		};
		return {
			page(index) {
				const widgets = Array.from({ length: fieldsOnPage }, (_, place) => field(pages[index]!, place));
				const content = writer.stream('', Buffer.from(`BT /Helv 14 Tf 40 800 Td (Page ${index + 1}) Tj ET`));
				return `/Resources${fonts}/Contents ${content} 0 R/Annots[${refs(widgets)}]`;
			},
			catalog: () => `/AcroForm<</Fields[${refs(fields)}]/DA(/Helv 9 Tf 0 g)/DR${fonts}>>`,
		};
	});
}

/** A value for each field of such a form. */
export const valuesFor = (count: number): Record<string, string> =>
	Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index + 1}`, `New value ${index + 1}`]));
