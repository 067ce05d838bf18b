/** Documents that somebody wrote to take a reader down: large in time, memory or depth for their size. */
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { rawPages, rawPdf } from '../documents/raw';

type Objects = Readonly<Record<number, string | readonly [entries: string, data: string]>>;

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Deflated zeros that end on a byte, without being the last block: several of them in a row are a stream. */
const ZEROS = deflateRawSync(Buffer.alloc(16 * 1024 ** 2), { level: 9, finishFlush: constants.Z_FULL_FLUSH });

/** Zeros that inflate to `megabytes`, deflated once or twice over: a gigabyte is a megabyte, and that is some kilobytes. */
export function bomb(megabytes: number, times = 1): string {
	let data: Uint8Array = Buffer.concat([
		Buffer.of(0x78, 0x9c),
		...Array.from({ length: megabytes / 16 }, () => ZEROS),
		Buffer.of(0x03, 0x00),
	]);
	for (let i = 1; i < times; i++) data = deflateSync(data, { level: 9 });
	return latin(data);
}

const FLATE = (times: number): string => `/Filter[${'/FlateDecode'.repeat(times)}]`;

/** A page tree as a chain of `depth` nodes with the page at its end. */
export function deepTree(depth: number): Uint8Array {
	const parts = ['%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 3 0 R>>endobj\n'];
	let length = parts[0]!.length;
	const rows = ['0000000000 65535 f \n', '0000000009 00000 n \n'];
	const add = (text: string, number: number) => {
		rows[number] = `${String(length).padStart(10, '0')} 00000 n \n`;
		parts.push(text);
		length += text.length;
	};
	add('2 0 obj<</Type/Page/MediaBox[0 0 9 9]>>endobj\n', 2);
	for (let i = 0; i < depth; i++) add(`${i + 3} 0 obj<</Count 1/Kids[${i + 1 < depth ? i + 4 : 2} 0 R]>>endobj\n`, i + 3);
	parts.push(`xref\n0 ${rows.length}\n${rows.join('')}trailer<</Size ${rows.length}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`);
	return Buffer.from(parts.join(''), 'latin1');
}

/**
 * A page tree as a chain of `depth` nodes whose /Count is wrong, each with one page. Kids are lost at the root alone,
 * or at every node.
 */
export function miscountingTree(depth: number, lost: 'at the root' | 'at every node'): Uint8Array {
	const objects: Record<number, string> = { 1: '<</Type/Catalog/Pages 2 0 R>>' };
	for (let i = 0; i < depth; i++) {
		const [node, page, next] = [2 + 2 * i, 3 + 2 * i, i + 1 < depth ? `${4 + 2 * i} 0 R` : ''];
		const gone = i === 0 || lost === 'at every node' ? '9999999 0 R ' : '';
		objects[node] = `<</Type/Pages/Count 1/Kids[${gone}${page} 0 R ${next}]>>`;
		objects[page] = `<</Type/Page/Parent ${node} 0 R/MediaBox[0 0 9 9]>>`;
	}
	return rawPdf(objects);
}

/** `pages` pages that share one array of `widgets` widgets. */
export function sharedWidgets(pages: number, widgets: number): Uint8Array {
	const refs = (first: number, count: number) => Array.from({ length: count }, (_, i) => `${first + i} 0 R`).join(' ');
	const objects: Record<number, string | readonly [string, string]> = {
		1: `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields 4 0 R>>>>`,
		2: `<</Type/Pages/Count ${pages}/Kids[${refs(6, pages)}]>>`,
		4: `[${refs(6 + pages, widgets)}]`,
		5: ['/Type/XObject/Subtype/Form/BBox[0 0 1 1]', '0 0 1 1 re f'],
	};
	for (let i = 0; i < pages; i++) objects[6 + i] = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Annots 4 0 R>>';
	for (let i = 0; i < widgets; i++) objects[6 + pages + i] = `<</Subtype/Widget/FT/Tx/T(${i})/Rect[0 0 1 1]/AP<</N 5 0 R>>>>`;
	return rawPdf(objects);
}

/** One page whose catalog holds `value`. */
export const withValue = (value: string): Uint8Array => rawPages(1, { catalog: `/Lang ${value}` });

/** `count` pages, each with `entries`, and nothing after their objects closes what they open. */
export function pagesThat(count: number, entries: string): Uint8Array {
	return rawPages(count, { pages: Object.fromEntries(Array.from({ length: count }, (_, i) => [i + 1, entries])) });
}

/** `count` stream objects, all in use, whose data all reach to the one `endstream` at the end of the file. */
function endlessStreams(count: number): Uint8Array {
	const numbers = Array.from({ length: Math.floor(count) }, (_, i) => i + 10);
	const refs = numbers.map((number) => `${number} 0 R`).join(' ');
	const head = `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R/Extra[${refs}]>>\nendobj\n2 0 obj\n<</Type/Pages/Count 1/Kids[3 0 R]>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\n`;
	const each = 50;
	const streams = numbers.map((number, i) => {
		const start = `${number} 0 obj<</Length `;
		const end = '>>stream\n';
		const length = (numbers.length - i) * each - start.length - 9 - end.length;
		return `${start}${String(length).padStart(9, '0')}${end}`.padEnd(each, 'x');
	});
	return Buffer.from(`${head}${streams.join('')}endstream\nendobj\ntrailer<</Root 1 0 R>>\n`, 'latin1');
}

/** A cross-reference stream with `entries` and `data`; the document itself is in the open. */
export function withCrossReference(entries: string, data: string, objects: Objects = {}): Uint8Array {
	const body = latin(
		rawPdf({
			1: '<</Type/Catalog/Pages 2 0 R>>',
			2: '<</Type/Pages/Count 1/Kids[3 0 R]>>',
			3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
			...objects,
		}),
	);
	const start = body.length;
	return Buffer.from(
		`${body}90 0 obj\n<</Type/XRef/Size 91/Root 1 0 R${entries}/Length ${data.length}>>\nstream\n${data}\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`,
		'latin1',
	);
}

/** Documents of a few kilobytes that inflate to gigabytes wherever a reader must look. */
export const bombs: Readonly<Record<string, () => Uint8Array>> = {
	'a cross-reference stream': () => withCrossReference(`/W[1 2 1]${FLATE(2)}`, bomb(1600, 2)),
	'an object stream': () =>
		withCrossReference('/W[1 1 1]/Index[1 1]', '\u0002\u003c\u0000', {
			60: [`/Type/ObjStm/N 9/First 20${FLATE(2)}`, bomb(1600, 2)],
		}),
	'forty object streams': () => {
		const data = bomb(208, 2);
		const numbers = Array.from({ length: 40 }, (_, i) => 30 + i);
		return withCrossReference(
			`/W[1 1 1]/Index[${numbers.map((n) => `${n + 70} 1`).join(' ')} 1 3]`,
			`${numbers.map((n) => `\u0002${String.fromCharCode(n)}\u0000`).join('')}\u0002\u001e\u0000\u0002\u001e\u0001\u0002\u001e\u0002`,
			Object.fromEntries(numbers.map((n) => [n, [`/Type/ObjStm/N 9/First 20${FLATE(2)}`, data]])),
		);
	},
	'a content stream': () =>
		rawPdf({
			1: '<</Type/Catalog/Pages 2 0 R>>',
			2: '<</Type/Pages/Count 1/Kids[3 0 R]>>',
			3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents[4 0 R 4 0 R 4 0 R]>>',
			4: [FLATE(2), bomb(1600, 2)],
		}),
	metadata: () =>
		rawPages(2, { catalog: '/Metadata 60 0 R', objects: { 60: [`/Type/Metadata/Subtype/XML${FLATE(2)}`, bomb(1600, 2)] } }),
	'rows of a predictor': () =>
		withCrossReference(
			`/W[1 2 1]${FLATE(1)}/DecodeParms<</Predictor 12/Columns 16777216/Colors 32/BitsPerComponent 16>>`,
			bomb(16),
		),
	'run lengths': () => withCrossReference('/W[1 2 1]/Filter[/FlateDecode/RunLengthDecode]', bomb(32)),
	'ASCII85 zeros': () =>
		withCrossReference(
			'/W[1 2 1]/Filter[/FlateDecode/ASCII85Decode]',
			latin(deflateSync(Buffer.alloc(40_000_000, 'z'), { level: 9 })),
		),
};

/** Documents of `size` bytes or so on which careless readers take time in the square of it. */
export const quadratic: Readonly<Record<string, (size: number) => Uint8Array>> = {
	'strings that never close': (size) => pagesThat(size / 120, '/Note('),
	'dictionaries that never close': (size) => pagesThat(size / 120, '/Note<<'),
	'hexadecimal strings that never close': (size) => pagesThat(size / 120, '/Note<'),
	'comments without end': (size) => Buffer.from(latin(pagesThat(size / 120, '/Note %')).replaceAll('\n', ' '), 'latin1'),
	'streams that share one end': (size) => endlessStreams(size / 50),
	'trailers that never close': (size) => Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n${'trailer<<('.repeat(size / 10)}`),
	'objects without anything': (size) => Buffer.from(`%PDF-1.7\n${'1 0 obj '.repeat(size / 8)}`),
	'the word obj': (size) => Buffer.from(`%PDF-1.7\n1 0 obj ${'obj '.repeat(size / 4)}`),
	'streams in streams': (size) =>
		Buffer.from(`%PDF-1.7\n${Array.from({ length: size / 24 }, (_, i) => `${i + 1} 0 obj<<>>stream `).join('')}`),
	digits: (size) => Buffer.from(`%PDF-1.7\n1 0 obj ${'1'.repeat(size)} obj`),
	blanks: (size) => Buffer.from(`%PDF-1.7\n1 0 obj${' '.repeat(size / 2)}obj${' '.repeat(size / 2)}obj`),
	'a page that is mentioned again and again': (size) =>
		rawPdf({
			1: '<</Type/Catalog/Pages 2 0 R>>',
			2: `<</Type/Pages/Count 1/Kids[${'3 0 R '.repeat(size / 12)}]>>`,
			3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/X[${'0 '.repeat(size / 4)}]>>`,
		}),
	'an array of dictionaries': (size) => withValue(`[${'<<>>'.repeat(size / 4)}]`),
	'a dictionary of many keys': (size) => withValue(`<<${Array.from({ length: size / 12 }, (_, i) => `/K${i} 0 `).join('')}>>`),
	'cross-reference streams over each other': (size) => overlappingSections(size / 90),
	'object streams over each other': (size) => overlappingContainers(size / 90),
	'metadata of elements that never close': (size) =>
		rawPages(2, {
			catalog: '/Metadata 60 0 R',
			objects: { 60: ['/Type/Metadata/Subtype/XML', '<xmpMM:History><pdfaid:part>'.repeat(size / 28)] },
		}),
	'leaves of name and number trees that share an array': (size) => {
		const leaves = (key: string, array: number) => `<</Kids[${`<</${key} ${array} 0 R>>`.repeat(size / 80)}]>>`;
		const pairs = (key: (i: number) => string) =>
			`[${Array.from({ length: size / 60 }, (_, i) => `${key(i)}[12 0 R]`).join('')}]`;
		return rawPages(2, {
			catalog: `/PageLabels ${leaves('Nums', 60)}/Names<</Dests ${leaves('Names', 61)}/EmbeddedFiles ${leaves('Names', 61)}>>`,
			objects: { 60: pairs(String), 61: pairs((i) => `(${i})`) },
		});
	},
	'nodes of a name tree that share their kids': (size) =>
		rawPages(2, {
			catalog: '/Names<</Dests<</Kids 60 0 R>>>>',
			objects: { 60: `[${'<</Kids 60 0 R>>'.repeat(size / 40)}]` },
		}),
	'an outline of neighbours that disagree': (size) => {
		const count = size / 90;
		return rawPages(2, {
			catalog: '/Outlines 99 0 R',
			objects: {
				99: `<</First 100 0 R/Last ${99 + count} 0 R/Count ${count}>>`,
				...Object.fromEntries(
					Array.from({ length: count }, (_, i) => [
						100 + i,
						`<</Title(x)/Parent 99 0 R/Next ${101 + i} 0 R/Prev 100 0 R/Dest[12 0 R/Fit]>>`,
					]),
				),
			},
		});
	},
	'fields of one name': (size) => {
		const count = size / 110;
		return rawPages(2, {
			catalog: `/AcroForm<</Fields[${Array.from({ length: count }, (_, i) => `${100 + i} 0 R`).join(' ')}]>>`,
			pages: { 2: `/Annots[${Array.from({ length: count }, (_, i) => `${100 + i} 0 R`).join(' ')}]` },
			objects: Object.fromEntries(
				Array.from({ length: count }, (_, i) => [100 + i, '<</T(a)/FT/Tx/Subtype/Widget/Rect[0 0 1 1]/P 12 0 R>>']),
			),
		});
	},
};

/** Cross-reference streams, each the /Prev of the one before, whose data all reach to the end of the file. */
function overlappingSections(count: number): Uint8Array {
	return overlapping(
		count,
		(next) => `/Type/XRef/Size 4/W[1 1 1]/Index[1 99999999]/Root 1 0 R${next > 0 ? `/Prev ${next}` : ''}`,
		true,
	);
}

function overlappingContainers(count: number): Uint8Array {
	return overlapping(count, () => '/Type/ObjStm/N 99999999/First 9999', false);
}

function overlapping(count: number, entries: (next: number) => string, sections: boolean): Uint8Array {
	let file =
		'%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 1/Kids[3 0 R]>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\n';
	// Built from the end, where everything stops; each object says how far that is.
	const pieces: string[] = [];
	const [head, each] = [file.length, 140];
	const total = Math.floor(count);
	for (let i = 0; i < total; i++) {
		const at = head + i * each;
		const text = `${i + 10} 0 obj<<${entries(i + 1 < total ? at + each : 0)}/Length `;
		const start = text.length + 9 + '>>stream\n'.length;
		pieces.push(`${text}${String(head + total * each - at - start).padStart(9, '0')}>>stream\n`.padEnd(each, '\u0001'));
	}
	file += `${pieces.join('')}\nendstream\nendobj\n`;
	return Buffer.from(sections ? `${file}startxref\n${head}\n%%EOF\n` : `${file}trailer<</Root 1 0 R>>\n`, 'latin1');
}
