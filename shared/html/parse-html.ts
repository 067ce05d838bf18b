/** HTML as a tree, by the rules of the HTML Standard (13.2), within bounds. */
import { defaultTreeAdapter, html, Parser, type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes } from 'parse5';
import { trimList } from '../lists';
import type { Quirks } from '../model/layout/boxes/setting';
import type { Pace } from '../pace/pace';
import { MOST_ATTRIBUTES, MOST_ELEMENTS, MOST_LEVELS, tooDeep, tooManyAttributes, tooManyElements } from './limits';
import { classesIn, type HtmlDocument, type HtmlElement, type HtmlNode } from './nodes';
import { HeldData } from './values/held-data';

type Adapter = typeof defaultTreeAdapter;

/** Characters that are parsed between two pauses, and the cost of one, see `Pace`. */
const PIECE = 4_000;
const COST = 600;

/** @throws OctavoError `invalid_parameters` for text beyond the bounds; `cancelled` */
export async function parseHtml(text: string, pace: Pace): Promise<HtmlDocument> {
	let made = 0;
	let depth = 0;
	const counted: Adapter = {
		...defaultTreeAdapter,
		// The parser copies elements that format text, whenever others end before them: short text can make many.
		createElement(name, namespace, attributes) {
			if (++made > MOST_ELEMENTS) throw tooManyElements();
			if (attributes.length > MOST_ATTRIBUTES) throw tooManyAttributes();
			return defaultTreeAdapter.createElement(name, namespace, attributes);
		},
		adoptAttributes(recipient, attributes) {
			if (recipient.attrs.length + attributes.length > MOST_ATTRIBUTES) throw tooManyAttributes();
			defaultTreeAdapter.adoptAttributes(recipient, attributes);
		},
		onItemPush() {
			if (++depth > MOST_LEVELS) throw tooDeep();
		},
		onItemPop() {
			depth--;
		},
	};
	const parser = new Parser<DefaultTreeAdapterMap>({ treeAdapter: counted, scriptingEnabled: false });
	const held = new HeldData(text);
	const { length } = held.text;
	for (let from = 0; from < length || from === 0; from += PIECE) {
		const due = pace.step(PIECE * COST);
		if (due) await due;
		parser.tokenizer.write(held.text.slice(from, from + PIECE), from + PIECE >= length);
	}
	const quirks = QUIRKS[defaultTreeAdapter.getDocumentMode(parser.document)];
	return { root: await convertTree(parser.document, held, pace), quirks };
}

const QUIRKS: Readonly<Record<html.DOCUMENT_MODE, Quirks>> = {
	[html.DOCUMENT_MODE.NO_QUIRKS]: 'none',
	[html.DOCUMENT_MODE.LIMITED_QUIRKS]: 'limited',
	[html.DOCUMENT_MODE.QUIRKS]: 'all',
};

/** Our tree of what the parser made. */
async function convertTree(document: DefaultTreeAdapterTypes.Document, held: HeldData, pace: Pace): Promise<HtmlElement> {
	const top = document.childNodes.find((node): node is DefaultTreeAdapterTypes.Element =>
		defaultTreeAdapter.isElementNode(node),
	)!;
	const known = new Map<string, Classed>();
	const root = elementFrom(top, undefined, 0, held, known);
	const waiting: (readonly [DefaultTreeAdapterTypes.Element, HtmlElement])[] = [[top, root]];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const [from, to] = next;
		const due = pace.step(1000 + from.childNodes.length * 500);
		if (due) await due;
		let index = 0;
		const children: HtmlNode[] = [];
		for (const child of from.childNodes) {
			if (defaultTreeAdapter.isTextNode(child)) children.push({ kind: 'text', value: held.restore(child.value), parent: to });
			if (!defaultTreeAdapter.isElementNode(child)) continue;
			const element = elementFrom(child, to, index++, held, known);
			children.push(element);
			waiting.push([child, element]);
		}
		to.children = trimList(children);
		// The parser's tree is let go as ours is made.
		from.childNodes = [];
	}
	return root;
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
/** Texts of classes that elements share, so that a long document needs less memory. */
const MOST_SHARED = 1_000;

interface Classed {
	readonly attributes: ReadonlyMap<string, string>;
	readonly classes: ReadonlySet<string>;
}

function elementFrom(
	element: DefaultTreeAdapterTypes.Element,
	parent: HtmlElement | undefined,
	index: number,
	held: HeldData,
	known: Map<string, Classed>,
): HtmlElement {
	const { attrs } = element;
	// Most elements that have attributes have a class alone, and the same as others.
	const alone = attrs.length === 1 && attrs[0]!.name === 'class' ? attrs[0]!.value : undefined;
	let classed = alone === undefined ? undefined : known.get(alone);
	if (!classed) {
		const attributes = attrs.length === 0 ? NO_ATTRIBUTES : new Map(attrs.map(({ name, value }) => [name, held.restore(value)]));
		classed = { attributes, classes: classesIn(attributes.get('class')) };
		if (alone !== undefined && known.size < MOST_SHARED) known.set(alone, classed);
	}
	const isHtml = element.namespaceURI === html.NS.HTML;
	const { attributes, classes } = classed;
	return { kind: 'element', name: element.tagName, attributes, classes, parent, children: [], index, isHtml };
}
