/**
 * A small document in pieces, which the choices of `choices.ts` write in other legal ways before `write-draft.ts` makes a file of
 * it: five pages that say "Page N", bookmarks to pages 1, 3 and 5, a text field and a check box on page 2, an attached file.
 */
import type { Revision } from '../documents/odd';

/** Entries of a dictionary, without the slash of the keys. Values are PDF syntax, whose strings are written as `text` has them. */
export type Entries = Map<string, string>;

export interface Stream {
	readonly entries: Entries;
	data: string;
}

export type Body = string | Entries | Stream;

/** How the objects are put into a file. */
export type Form =
	| 'table'
	| 'stream'
	| 'hybrid'
	| 'object streams'
	| 'object streams that extend each other'
	| 'update'
	| 'update with a stream'
	| 'empty update';

export const PAGES = 5;
/** The title of a bookmark to a page, which is counted from 1. */
export const titleOf = (page: number): string => `Chapter ${page}`;
export const NUMBERS = { catalog: 1, tree: 2, font: 3, info: 4, page: 11, content: 21 } as const;

/** A string. The writer finds strings by this form, encrypts them and writes them in the syntax of the draft. */
export const text = (value: string): string => (value === '' ? '()' : `<${Buffer.from(value, 'latin1').toString('hex')}>`);
export const ref = (number: number): string => `${number} 0 R`;
export const refs = (numbers: readonly number[]): string => `[${numbers.map(ref).join(' ')}]`;
export const entriesOf = (values: Readonly<Record<string, string>>): Entries => new Map(Object.entries(values));
export const inline = (values: Readonly<Record<string, string>>): string =>
	`<<${Object.entries(values)
		.map(([key, value]) => `/${key} ${value}`)
		.join(' ')}>>`;

export class Draft {
	header = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
	form: Form = 'table';
	/** As it is in the trailer, and the string that keys are derived from. */
	id = {
		written: '[<000102030405060708090a0b0c0d0e0f><0f0e0d0c0b0a09080706050403020100>]',
		first: Buffer.from([...Array(16).keys()]),
	};
	encryption: Revision | undefined;
	/** Generations by object number. */
	readonly generations = new Map<number, number>();
	/** Line ends of the file. */
	eol = '\n';
	/** Bytes of the file after the last `%%EOF`. */
	tail = '\n';
	/** How names, strings, and the white space between tokens are written. */
	name = (name: string): string => name;
	string = (bytes: Buffer): string => `<${bytes.toString('hex')}>`;
	between = '';
	/** Streams end without an end of line before `endstream`. */
	tightStreams = false;
	order: 'ascending' | 'descending' = 'ascending';
	/** Objects that an earlier revision has and the last one frees. */
	readonly deleted: number[] = [];
	/** Pages on which comments show, counted from 0. */
	readonly commented = new Set<number>();
	/** Unused numbers that are linked as free entries. */
	readonly free: number[] = [];

	readonly trailer: Entries = new Map();
	readonly objects = new Map<number, Body>();
	readonly pages: Entries[] = [];
	readonly contents: Stream[] = [];
	/** The pages whose content is in the stream of this place. */
	readonly resources = entriesOf({ Font: `<</F ${ref(NUMBERS.font)}>>` });
	private next = 40;

	constructor() {
		const pageRefs = Array.from({ length: PAGES }, (_, index) => NUMBERS.page + index);
		for (const [index, number] of pageRefs.entries()) {
			const content = { entries: new Map(), data: `BT /F 24 Tf 40 100 Td (Page ${index + 1}) Tj ET` };
			const page = entriesOf({
				Type: '/Page',
				Parent: ref(NUMBERS.tree),
				MediaBox: '[0 0 300 200]',
				Contents: ref(NUMBERS.content + index),
			});
			page.set('Resources', inline(Object.fromEntries(this.resources)));
			this.pages.push(page);
			this.contents.push(content);
			this.objects.set(number, page);
			this.objects.set(NUMBERS.content + index, content);
		}
		this.objects.set(NUMBERS.tree, entriesOf({ Type: '/Pages', Count: String(PAGES), Kids: refs(pageRefs) }));
		this.objects.set(NUMBERS.font, entriesOf({ Type: '/Font', Subtype: '/Type1', BaseFont: '/Helvetica' }));
		this.objects.set(NUMBERS.info, entriesOf({ Title: text('A title'), Trapped: '/False' }));
		this.objects.set(NUMBERS.catalog, entriesOf({ Type: '/Catalog', Pages: ref(NUMBERS.tree) }));
		this.trailer.set('Info', ref(NUMBERS.info));
		this.addOutline();
		this.addForm();
		this.addAttachment();
	}

	get catalog(): Entries {
		return this.dict(NUMBERS.catalog);
	}

	get tree(): Entries {
		return this.dict(NUMBERS.tree);
	}

	/** The dictionary under this number, which is not a stream. */
	dict(number: number): Entries {
		return this.objects.get(number) as Entries;
	}

	/** A reference to page N. */
	page(number: number): string {
		return ref(NUMBERS.page + number - 1);
	}

	/** A new object. Returns the reference. */
	add(body: Body): string {
		this.objects.set(this.next, body);
		return ref(this.next++);
	}

	/** A number without an object. */
	reserve(): number {
		return this.next++;
	}

	private addOutline(): void {
		const root = this.reserve();
		const items = [1, 3, 5].map((page) => ({ page, number: this.reserve() }));
		for (const [index, { page, number }] of items.entries()) {
			const item = entriesOf({ Title: text(titleOf(page)), Parent: ref(root), Dest: `[${this.page(page)} /Fit]` });
			if (index > 0) item.set('Prev', ref(number - 1));
			if (index < items.length - 1) item.set('Next', ref(number + 1));
			this.objects.set(number, item);
		}
		const [first, last] = [items[0]!.number, items.at(-1)!.number];
		this.objects.set(root, entriesOf({ Type: '/Outlines', First: ref(first), Last: ref(last), Count: '3' }));
		this.catalog.set('Outlines', ref(root));
	}

	private addForm(): void {
		const widget = { Type: '/Annot', Subtype: '/Widget', F: '4', P: this.page(2) };
		const look = (data: string) =>
			this.add({ entries: entriesOf({ Type: '/XObject', Subtype: '/Form', BBox: '[0 0 20 20]' }), data });
		const name = this.add(entriesOf({ ...widget, FT: '/Tx', T: text('name'), Rect: '[40 20 140 40]' }));
		const states = inline({ Yes: look('2 2 16 16 re f'), Off: look('') });
		const agree = this.add(
			entriesOf({
				...widget,
				FT: '/Btn',
				T: text('agree'),
				Rect: '[160 20 180 40]',
				V: '/Off',
				AS: '/Off',
				AP: inline({ N: states }),
			}),
		);
		this.pages[1]!.set('Annots', `[${name} ${agree}]`);
		this.catalog.set(
			'AcroForm',
			this.add(
				entriesOf({
					Fields: `[${name} ${agree}]`,
					DA: text('/F 9 Tf 0 g'),
					DR: `<</Font <</F ${ref(NUMBERS.font)}>>>>`,
				}),
			),
		);
	}

	private addAttachment(): void {
		const data = this.add({ entries: entriesOf({ Type: '/EmbeddedFile' }), data: 'notes' });
		const file = this.add(entriesOf({ Type: '/Filespec', F: text('notes.txt'), UF: text('notes.txt'), EF: inline({ F: data }) }));
		this.catalog.set('Names', `<</EmbeddedFiles <</Names [${text('notes.txt')} ${file}]>>>>`);
	}
}
