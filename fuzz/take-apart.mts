/** PDF files as lists of objects and back, so that a mutated object still has a valid cross-reference. */

export interface Apart {
	readonly header: string;
	/** Bodies by object number, latin1. */
	readonly objects: Map<number, string>;
	/** Entries of the trailer, without the dictionary's brackets. */
	readonly trailer: string;
}

/** Forms that a file may take. */
export const forms = ['table', 'streams', 'hybrid', 'none'] as const;
export type Form = (typeof forms)[number];

/** A cross-reference table has twenty bytes for every number up to the highest one, also where there are few objects. */
const HIGHEST_NUMBER = 5000;

/**
 * Reads a file with uncompressed objects roughly; undefined if it has no objects, has them in object streams, or has one with a
 * number above `HIGHEST_NUMBER`.
 */
export function takeApart(bytes: Uint8Array): Apart | undefined {
	const text = Buffer.from(bytes).toString('latin1');
	const objects = new Map<number, string>();
	let trailer: string | undefined;
	for (const match of text.matchAll(/(\d{1,7})\s\d{1,5}\sobj\b/g)) {
		if (Number(match[1]) > HIGHEST_NUMBER) return undefined;
		const end = text.indexOf('endobj', match.index);
		if (end < 0) break;
		const body = text.slice(match.index + match[0].length, end).trim();
		if (body.includes('/ObjStm')) return undefined;
		if (body.includes('/XRef')) trailer = body.slice(2, body.lastIndexOf('>>', body.indexOf('stream')));
		else objects.set(Number(match[1]), body);
	}
	const from = text.lastIndexOf('trailer');
	if (from >= 0) trailer = text.slice(text.indexOf('<<', from) + 2, text.lastIndexOf('>>', text.lastIndexOf('startxref')));
	if (objects.size === 0 || trailer === undefined || trailer.length > 2000) return undefined;
	const own = trailer
		.replace(/\/(Prev|XRefStm|Size|Length|Columns|Predictor)\s+\d+/g, '')
		.replace(/\/(W|Index)\s?\[[^\]]*\]/g, '')
		.replace(/\/(Type\s?\/XRef|Filter\s?\/FlateDecode|DecodeParms\s?<<[^>]*>>)/g, '');
	return { header: /%PDF-\d\.\d/.exec(text)?.[0] ?? '%PDF-1.7', objects, trailer: own };
}

export function assemble({ header, objects, trailer }: Apart, form: Form): Uint8Array {
	const numbers = [...objects.keys()].sort((a, b) => a - b);
	const size = (numbers.at(-1) ?? 0) + 1;
	const packed = form === 'streams' || form === 'hybrid' ? numbers.filter((number) => isPackable(objects.get(number)!)) : [];
	const inside = new Set(packed);
	const rows = new Map<number, [type: number, place: number, detail: number]>();
	let file = `${header}\n%\xe2\xe3\xcf\xd3\n`;
	for (const number of numbers) {
		if (inside.has(number)) continue;
		rows.set(number, [1, file.length, 0]);
		file += `${number} 0 obj\n${objects.get(number)!}\nendobj\n`;
	}
	const table = () => {
		const lines = Array.from({ length: size }, (_, number) => {
			const row = rows.get(number);
			return row ? `${String(row[1]).padStart(10, '0')} 00000 n \n` : '0000000000 65535 f \n';
		});
		return `xref\n0 ${size}\n${lines.join('')}`;
	};
	if (form === 'none') return Buffer.from(`${file}trailer\n<<${trailer}/Size ${size}>>\n`, 'latin1');
	if (form === 'table') {
		const start = file.length;
		return Buffer.from(`${file}${table()}trailer\n<<${trailer}/Size ${size}>>\nstartxref\n${start}\n%%EOF\n`, 'latin1');
	}
	let bodies = '';
	const index = packed.map((number) => {
		const at = bodies.length;
		bodies += `${objects.get(number)!} `;
		return `${number} ${at}`;
	});
	const head = `${index.join(' ')} `;
	rows.set(size, [1, file.length, 0]);
	for (const [place, number] of packed.entries()) rows.set(number, [2, size, place]);
	file += `${size} 0 obj\n<</Type/ObjStm/N ${packed.length}/First ${head.length}/Length ${head.length + bodies.length}>>\nstream\n${head}${bodies}\nendstream\nendobj\n`;
	const at = file.length;
	rows.set(size + 1, [1, at, 0]);
	const data = Buffer.alloc((size + 2) * 7);
	for (const [number, [type, place, detail]] of rows) {
		data.writeUInt8(type, number * 7);
		data.writeUInt32BE(place, number * 7 + 1);
		data.writeUInt16BE(detail, number * 7 + 5);
	}
	const own = form === 'streams' ? trailer : '';
	file += `${size + 1} 0 obj\n<<${own}/Type/XRef/W[1 4 2]/Size ${size + 2}/Length ${data.length}>>\nstream\n${data.toString('latin1')}\nendstream\nendobj\n`;
	if (form === 'streams') return Buffer.from(`${file}startxref\n${at}\n%%EOF\n`, 'latin1');
	const start = file.length;
	return Buffer.from(
		`${file}${table()}trailer\n<<${trailer}/Size ${size}/XRefStm ${at}>>\nstartxref\n${start}\n%%EOF\n`,
		'latin1',
	);
}

/** Streams and the encryption dictionary must not be in object streams. */
const isPackable = (body: string): boolean => !/\bstream\b/.test(body) && !/\/Standard\b/.test(body);
