/** Documents written by hand, for features that no library writes. */

/** The file of `objects` by number, in PDF syntax; a stream is its dictionary's entries and its data. Object 1 is the catalog. */
export function rawPdf(objects: Readonly<Record<number, string | readonly [entries: string, data: string]>>): Uint8Array {
	let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
	const rows: string[] = [];
	const size = Object.keys(objects).reduce((most, number) => Math.max(most, Number(number)), 0) + 1;
	for (let number = 1; number < size; number++) {
		const object = objects[number];
		if (object === undefined) {
			rows.push('0000000000 65535 f \n');
			continue;
		}
		rows.push(`${String(file.length).padStart(10, '0')} 00000 n \n`);
		const body =
			typeof object === 'string' ? object : `<<${object[0]}/Length ${object[1].length}>>\nstream\n${object[1]}\nendstream`;
		file += `${number} 0 obj\n${body}\nendobj\n`;
	}
	const start = file.length;
	file += `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
	return Buffer.from(file, 'latin1');
}

/**
 * A document of pages that say "Page N", with room for features: page N is object 10 + N, its content 40 + N, the page tree
 * is object 2 and the font 3. `catalog` and `pages` are further entries; `objects` are further objects, 60 and up by custom.
 */
export function rawPages(
	count: number,
	{
		catalog = '',
		pages = {},
		objects = {},
	}: {
		catalog?: string;
		/** By page number. */
		pages?: Readonly<Record<number, string>>;
		objects?: Readonly<Record<number, string | readonly [string, string]>>;
	},
): Uint8Array {
	return rawPdf({ ...pageObjects(count, { catalog, pages }), ...objects });
}

/** A page whose only font is embedded, as Type 3 fonts are. */
export const embedded = (): Uint8Array =>
	rawPages(1, {
		pages: {
			1: '/Resources<</Font<</F<</Type/Font/Subtype/Type3/FontMatrix[1 0 0 1 0 0]/FontBBox[0 0 1 1]/CharProcs<<>>/Encoding<<>>/FirstChar 0/LastChar 0/Widths[0]>>>>>>',
		},
	});

/** The objects of `rawPages`. */
export function pageObjects(
	count: number,
	{ catalog = '', pages = {} }: { catalog?: string; pages?: Readonly<Record<number, string>> } = {},
): Record<number, string | readonly [entries: string, data: string]> {
	const numbers = Array.from({ length: count }, (_, index) => index + 1);
	const file: Record<number, string | readonly [string, string]> = {
		1: `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
		2: `<</Type/Pages/Count ${count}/MediaBox[0 0 300 200]/Resources<</Font<</F 3 0 R>>>>/Kids[${numbers.map((page) => `${10 + page} 0 R`).join(' ')}]>>`,
		3: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
	};
	for (const page of numbers) {
		file[10 + page] = `<</Type/Page/Parent 2 0 R/Contents ${40 + page} 0 R${pages[page] ?? ''}>>`;
		file[40 + page] = ['', `BT /F 24 Tf 40 100 Td (Page ${page}) Tj ET`];
	}
	return file;
}

/** Objects that can be in an object stream, and streams, which cannot. */
export function packable(
	objects: ReturnType<typeof pageObjects>,
): [packed: Record<number, string>, streams: ReturnType<typeof pageObjects>] {
	const entries = Object.entries(objects);
	return [
		Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
		Object.fromEntries(entries.filter(([, object]) => typeof object !== 'string')),
	];
}

type Place =
	| { readonly offset: number; readonly generation: number }
	| { readonly container: number; readonly index: number }
	/** In the list of free entries, with the generation that a new object would have. */
	| { readonly freed: number }
	| 'free';

/** A file written piece by piece with computed offsets: for cross-references of every form, updates, and damage. */
export class RawFile {
	private text: string;
	/** Rows of the next section. */
	private pending = new Map<number, Place>();
	private size = 1;
	/** Position of the last section. */
	section = 0;

	/** `origin` is added to every offset, for files that later get bytes in front. */
	constructor(
		header = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n',
		private readonly origin = 0,
		private readonly eol = '\n',
	) {
		this.text = header;
	}

	get bytes(): Uint8Array {
		return Buffer.from(this.text, 'latin1');
	}

	raw(text: string): this {
		this.text += text;
		return this;
	}

	object(number: number, body: string, generation = 0): this {
		this.place(number, { offset: this.text.length + this.origin, generation });
		const { eol } = this;
		return this.raw(`${number} ${generation} obj${eol}${body}${eol}endobj${eol}`);
	}

	stream(number: number, entries: string, data: string): this {
		return this.object(number, `<<${entries}/Length ${data.length}>>\nstream\n${data}\nendstream`);
	}

	objects(objects: Readonly<Record<number, string | readonly [entries: string, data: string]>>): this {
		for (const [number, object] of Object.entries(objects))
			if (typeof object === 'string') this.object(Number(number), object);
			else this.stream(Number(number), ...object);
		return this;
	}

	/** An object stream, without compression; `seal` encrypts its data. */
	objectStream(
		number: number,
		members: Readonly<Record<number, string>>,
		entries = '',
		seal = (data: string): string => data,
	): this {
		let [head, body] = ['', ''];
		for (const [index, [member, value]] of Object.entries(members).entries()) {
			head += `${member} ${body.length} `;
			body += `${value} `;
			this.place(Number(member), { container: number, index });
		}
		return this.stream(number, `/Type/ObjStm/N ${Object.keys(members).length}/First ${head.length}${entries}`, seal(head + body));
	}

	/** An object in an object stream that was written by hand. */
	packed(number: number, container: number, index: number): this {
		this.place(number, { container, index });
		return this;
	}

	free(number: number): this {
		this.place(number, 'free');
		return this;
	}

	/** Puts a number into the list of free entries. */
	freed(number: number, generation: number): this {
		this.place(number, { freed: generation });
		this.pending.set(0, 'free');
		return this;
	}

	/** A cross-reference table of everything that was written since the last section. Objects in object streams are free in it. */
	table(trailer: string, eol = this.eol.length === 2 ? this.eol : ` ${this.eol}`): this {
		const at = this.text.length;
		this.raw(`xref${this.eol}`);
		if (!this.section) this.pending.set(0, 'free');
		const rows = this.rows();
		const pad = (value: number, width: number) => String(value).padStart(width, '0');
		for (const [index, [number, place]] of rows.entries()) {
			if (index === 0 || rows[index - 1]![0] !== number - 1) {
				const gap = rows.findIndex(([other], later) => later > index && other !== number + later - index);
				this.raw(`${number} ${(gap < 0 ? rows.length : gap) - index}${this.eol}`);
			}
			const [type, first, second] = this.row(number, place, rows);
			const row =
				type === 1
					? `${pad(first, 10)} ${pad(second, 5)} n`
					: `${pad(type === 2 ? 0 : first, 10)} ${pad(type === 2 ? 65535 : second, 5)} f`;
			this.raw(`${row}${eol}`);
		}
		return this.raw(`trailer${this.eol}<</Size ${this.size}${trailer}>>${this.eol}`).end(at);
	}

	/** A cross-reference stream, without compression. `ends`: whether `startxref` refers to it. */
	crossReferenceStream(number: number, trailer: string, ends = true): this {
		const at = this.text.length;
		this.place(number, { offset: at + this.origin, generation: 0 });
		const rows = this.rows();
		let data = '';
		for (const [own, place] of rows) {
			const [type, first, second] = this.row(own, place, rows);
			data += String.fromCharCode(type, (first >> 16) & 255, (first >> 8) & 255, first & 255, second >> 8, second & 255);
		}
		const index = rows.map(([one]) => `${one} 1`).join(' ');
		this.raw(
			`${number} 0 obj\n<</Type/XRef/Size ${this.size}/W[1 3 2]/Index[${index}]${trailer}/Length ${data.length}>>\nstream\n${data}\nendstream\nendobj\n`,
		);
		return ends ? this.end(at) : this;
	}

	private end(at: number): this {
		this.pending.clear();
		this.section = at + this.origin;
		const { eol } = this;
		return this.raw(`startxref${eol}${this.section}${eol}%%EOF${eol}`);
	}

	/** Type and fields of a row (ISO 32000-2, table 18). */
	private row(number: number, place: Place, rows: readonly (readonly [number, Place])[]): [number, number, number] {
		if (place !== 'free' && 'offset' in place) return [1, place.offset, place.generation];
		if (place !== 'free' && 'container' in place) return [2, place.container, place.index];
		// The list of free entries begins and ends at number 0; others of generation 65535 are not in it.
		const listed = place !== 'free' || number === 0;
		const next = listed ? rows.find(([other, one]) => other > number && one !== 'free' && 'freed' in one)?.[0] : undefined;
		return [0, next ?? 0, place === 'free' ? 65535 : place.freed];
	}

	private rows(): [number, Place][] {
		return [...this.pending].sort(([a], [b]) => a - b);
	}

	private place(number: number, place: Place): void {
		this.pending.set(number, place);
		this.size = Math.max(this.size, number + 1);
	}
}
