/** The structure of a made document: what its content is, in reading order (ISO 32000-2, 14.7). */
import { type PDFContext, PDFDict, PDFHexString, PDFName, PDFNumber, type PDFObject, type PDFRef } from 'pdf-lib';
import { LateObject } from './write-objects';

/** The standard structure types that are used (14.8.4). */
export type Tag =
	| 'Document'
	| 'Sect'
	| 'H1'
	| 'H2'
	| 'H3'
	| 'H4'
	| 'H5'
	| 'H6'
	| 'P'
	| 'L'
	| 'LI'
	| 'Lbl'
	| 'LBody'
	| 'Table'
	| 'THead'
	| 'TBody'
	| 'TR'
	| 'TH'
	| 'TD'
	| 'Caption'
	| 'Figure'
	| 'Link'
	| 'Code'
	| 'BlockQuote'
	| 'Note'
	| 'Reference'
	| 'TOC'
	| 'TOCI'
	| 'Span';

/** Further entries of an element. */
export interface ElementFacts {
	/** The text that takes the place of a figure. */
	readonly alt?: string;
	readonly title?: string;
	/** Unique in the document; notes must have one (ISO 14289-1, 7.9). */
	readonly id?: string;
	/** Attributes of an owner, such as the scope of a header cell (14.8.5). */
	readonly attributes?: Readonly<Record<string, string | number | readonly number[]>> & {
		readonly O: 'Table' | 'List' | 'Layout';
	};
	readonly lang?: string;
}

/** Those of most elements: they share it, so that a long document needs less memory. */
export const NO_FACTS: ElementFacts = {};

/** Another element, or content or an annotation of a page; the content may be in a form. */
export type Kid =
	| Element
	| { readonly page: PDFRef; readonly content: number; readonly form?: PDFRef | undefined }
	| { readonly page: PDFRef; readonly annotation: PDFRef };

export class Element {
	readonly kids: Kid[] = [];

	constructor(
		readonly tag: Tag,
		public parent: Element | undefined,
		readonly facts: ElementFacts,
	) {}

	add(tag: Tag, facts: ElementFacts = NO_FACTS): Element {
		const element = new Element(tag, this, facts);
		this.kids.push(element);
		return element;
	}

	/** Takes out elements in which nothing was drawn; empty cells stay, for the order of their row. */
	prune(): void {
		const kept = this.kids.filter((kid) => {
			if (!(kid instanceof Element)) return true;
			kid.prune();
			return kid.kids.length > 0 || kid.tag === 'TD' || kid.tag === 'TH';
		});
		this.kids.splice(0, this.kids.length);
		for (const kid of kept) this.kids.push(kid);
	}

	/** Adds an element that was made without a parent. */
	adopt(element: Element): void {
		element.parent = this;
		this.kids.push(element);
	}
}

/** An element that is made into a dictionary when it is written: a long document has tens of thousands. */
class LateElement extends LateObject {
	constructor(
		private readonly writer: ElementWriter,
		private readonly element: Element,
	) {
		super();
	}

	make(): PDFDict {
		return this.writer.dictOf(this.element);
	}
}

/** Kids that are numbered together. */
const KIDS = 10;

/** Elements as objects, and which element each piece of content and each annotation belongs to (14.7.5.4). */
export class ElementWriter {
	private readonly refs = new Map<Element, PDFRef>();
	private readonly ids: (readonly [string, PDFRef])[] = [];

	constructor(
		private readonly context: PDFContext,
		private readonly rootRef = context.nextRef(),
	) {}

	refOf(element: Element): PDFRef {
		let ref = this.refs.get(element);
		if (!ref) this.refs.set(element, (ref = this.context.nextRef()));
		return ref;
	}

	/** Writes the tree of `document`. `parents`: the numbers of /StructParents and /StructParent, and what they lead to. */
	*write(document: Element, parents: readonly (readonly [number, PDFObject])[]): Generator<void, PDFRef> {
		const { context } = this;
		const waiting = [document];
		for (let element = waiting.pop(); element; element = waiting.pop()) {
			for (const kid of element.kids) if (kid instanceof Element) waiting.push(kid);
			yield* this.put(element);
			yield;
		}
		const root = context.obj({ Type: 'StructTreeRoot', K: [this.refOf(document)] });
		const numbers = parents.flatMap(([key, value]) => [PDFNumber.of(key), value]);
		root.set(PDFName.of('ParentTree'), context.register(context.obj({ Nums: numbers })));
		root.set(PDFName.of('ParentTreeNextKey'), PDFNumber.of(parents.reduce((next, [key]) => Math.max(next, key + 1), 0)));
		if (this.ids.length > 0) {
			const names = [...this.ids]
				.sort(([one], [other]) => (one < other ? -1 : 1))
				.flatMap(([id, ref]) => [PDFHexString.of(Buffer.from(id, 'latin1').toString('hex')), ref]);
			root.set(PDFName.of('IDTree'), context.register(context.obj({ Names: names })));
		}
		context.assign(this.rootRef, root);
		return this.rootRef;
	}

	/** Numbers the element and those around it: a table may have a hundred thousand rows. */
	private *put(element: Element): Generator<void, void> {
		const { context } = this;
		const { parent, facts } = element;
		if (parent) this.refOf(parent);
		for (const [index, kid] of element.kids.entries()) {
			if (kid instanceof Element) this.refOf(kid);
			if (index % KIDS === KIDS - 1) yield;
		}
		if (facts.id !== undefined) this.ids.push([facts.id, this.refOf(element)]);
		context.assign(this.refOf(element), new LateElement(this, element));
	}

	/** An element as it is written. */
	dictOf(element: Element): PDFDict {
		const { context } = this;
		const { tag, parent, facts } = element;
		const dict = PDFDict.withContext(context);
		const set = (key: string, value: PDFObject): void => dict.set(PDFName.of(key), value);
		set('S', PDFName.of(tag));
		set('P', parent ? this.refOf(parent) : this.rootRef);
		const [first] = element.kids;
		const page = first instanceof Element ? undefined : first?.page;
		if (page) set('Pg', page);
		const kids = element.kids.map((kid) => this.kid(kid, page));
		if (kids.length > 0) set('K', kids.length === 1 ? kids[0]! : context.obj(kids));
		if (facts.alt !== undefined) set('Alt', PDFHexString.fromText(facts.alt));
		if (facts.title !== undefined) set('T', PDFHexString.fromText(facts.title));
		if (facts.lang !== undefined) set('Lang', PDFHexString.fromText(facts.lang));
		if (facts.attributes) set('A', context.obj(facts.attributes as Record<string, string>));
		if (facts.id !== undefined) set('ID', PDFHexString.of(Buffer.from(facts.id, 'latin1').toString('hex')));
		return dict;
	}

	private kid(kid: Kid, page: PDFRef | undefined): PDFObject {
		if (kid instanceof Element) return this.refOf(kid);
		const { context } = this;
		if ('annotation' in kid) return context.obj({ Type: 'OBJR', Obj: kid.annotation, Pg: kid.page });
		if (kid.form) return context.obj({ Type: 'MCR', Pg: kid.page, Stm: kid.form, MCID: kid.content });
		if (kid.page === page) return PDFNumber.of(kid.content);
		return context.obj({ Type: 'MCR', Pg: kid.page, MCID: kid.content });
	}
}
