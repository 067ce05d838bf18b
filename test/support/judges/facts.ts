/** Facts about navigation, forms and structure, as qpdf sees them. */
import { createHash } from 'node:crypto';
import { qpdfJson, renderPages } from './tools';

/** An outline entry: title, the page it leads to (one-based), and the entries below it. */
export interface OutlineFact {
	readonly title: string;
	readonly page: number | null;
	readonly open: boolean;
	readonly kids: readonly OutlineFact[];
}

interface QpdfOutline {
	readonly title: string;
	readonly destpageposfrom1: number | null;
	readonly open: boolean;
	readonly kids: readonly QpdfOutline[];
}

function outlineOf(bytes: Uint8Array): OutlineFact[] {
	const read = (entries: readonly QpdfOutline[]): OutlineFact[] =>
		entries.map(({ title, destpageposfrom1, open, kids }) => ({ title, page: destpageposfrom1, open, kids: read(kids) }));
	return read(qpdfJson(bytes).outlines);
}

/** Titles, indented by depth, each with the page it leads to. */
export function outlineLines(bytes: Uint8Array): string[] {
	const lines = (entries: readonly OutlineFact[], depth: number): string[] =>
		entries.flatMap(({ title, page, kids }) => [`${'  '.repeat(depth)}${title} > ${page ?? '-'}`, ...lines(kids, depth + 1)]);
	return lines(outlineOf(bytes), 0);
}

/** The look of each page: equal texts for equal pixels, since arrays of them are slow to compare. */
export function looks(...[bytes, options]: Parameters<typeof renderPages>): string[] {
	return renderPages(bytes, options).map(
		({ width, height, rgb }) => `${width}x${height} ${createHash('sha1').update(rgb).digest('hex')}`,
	);
}

/** The label of each page, such as `iv` or `A-3`; undefined where it has none. */
export function labelsOf(bytes: Uint8Array): (string | undefined)[] {
	const { pages } = qpdfJson(bytes) as { pages: { label?: QpdfLabel | null }[] };
	return pages.map(({ label }) => labelText(label));
}

/** The label that qpdf gives a page: the entries of its range, with the number of the page. */
export type QpdfLabel = Readonly<Record<string, string | number>>;

export function labelText(label: QpdfLabel | null | undefined): string | undefined {
	if (!label) return undefined;
	const prefix = String(label['/P'] ?? '').replace(/^u:/, '');
	return `${prefix}${numerals(String(label['/S'] ?? ''), Number(label['/St'] ?? 1))}`;
}

/** ISO 32000-2, Table 161. */
function numerals(style: string, number: number): string {
	if (style === '/D') return String(number);
	if (style === '/r') return roman(number);
	if (style === '/R') return roman(number).toUpperCase();
	const letters = String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));
	return style === '/a' ? letters : style === '/A' ? letters.toUpperCase() : '';
}

const ROMAN = [
	['m', 1000],
	['cm', 900],
	['d', 500],
	['cd', 400],
	['c', 100],
	['xc', 90],
	['l', 50],
	['xl', 40],
	['x', 10],
	['ix', 9],
	['v', 5],
	['iv', 4],
	['i', 1],
] as const;

function roman(number: number): string {
	let left = number;
	let text = '';
	for (const [letters, value] of ROMAN) for (; left >= value; left -= value) text += letters;
	return text;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- objects of a document, of any shape
type Any = any;

/** All objects by reference (`12 0 R`), with their dictionaries of streams taken out of them, and the catalog. */
export class Objects {
	private readonly all: Record<string, Any>;

	/** `json`: what qpdf has said of the document, if it has been asked before. */
	constructor(bytes: Uint8Array, json: Any = qpdfJson(bytes, undefined, 'qpdf')) {
		this.all = json.qpdf[1];
	}

	/** Follows a reference; anything else stays. A reference to nothing is null. */
	get(value: Any): Any {
		if (typeof value !== 'string' || !/^\d+ \d+ R$/.test(value)) return value;
		const object = this.all[`obj:${value}`];
		return object === undefined ? null : (object.value ?? object.stream.dict);
	}

	/** Follows keys, and the references between them. */
	at(from: Any, ...keys: (string | number)[]): Any {
		return keys.reduce((value: Any, key) => this.get(this.get(value)?.[key]), this.get(from));
	}

	/** The value under these keys of the trailer. */
	trailer(...keys: (string | number)[]): Any {
		return this.at(this.all.trailer.value, ...keys);
	}

	/** The value under these keys of the catalog. */
	catalog(...keys: (string | number)[]): Any {
		return this.trailer('/Root', ...keys);
	}

	/** References to the pages, in order. */
	pages(): string[] {
		const found: string[] = [];
		const open = [this.get(this.all.trailer.value['/Root'])['/Pages']];
		while (open.length > 0) {
			const ref = open.pop();
			const node = this.get(ref);
			if (node['/Kids']) open.push(...[...this.get(node['/Kids'])].reverse());
			else found.push(ref);
		}
		return found;
	}

	/** Every dictionary object that has all these entries. */
	find(entries: Record<string, Any>): Any[] {
		return Object.keys(this.all)
			.filter((key) => key.startsWith('obj:'))
			.map((key) => this.get(key.slice(4)))
			.filter((value) => value && Object.entries(entries).every(([key, wanted]) => value[key] === wanted));
	}

	/** References that lead nowhere, as `object: reference`. */
	dangling(): string[] {
		const found: string[] = [];
		for (const [key, object] of Object.entries(this.all)) {
			for (const [reference] of JSON.stringify(object).matchAll(/(?<=")\d+ \d+ R(?=")/g))
				if (this.get(reference) === null) found.push(`${key}: ${reference}`);
		}
		return found;
	}
}
