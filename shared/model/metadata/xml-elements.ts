/** Cuts elements out of XML in PDF streams (XMP, XFA). Everything else keeps its bytes. */
import type { Pace } from '../../pace/pace';
import { NamespaceScope, type ExpandedName } from './namespaces';
import { MOST_DEPTH, readXml, type Attribute } from './xml-reader';

/** Whether an element goes. `ancestors` are the elements that it is in, the outermost first. */
export type Drops = (element: ExpandedName, ancestors: readonly ExpandedName[]) => boolean;

/**
 * `xml` without the elements that `drops` names, contents included. An element that never closes stays, because `xml` may be a
 * fragment: an XFA form is an element in pieces. Linear in the length of `xml`, whatever is in it.
 */
export async function withoutElements(xml: string, drops: Drops, pace: Pace): Promise<string> {
	const walk = new Walk(drops);
	await readXml(xml, pace, (token) => {
		if (token.kind === 'start' || token.kind === 'empty') walk.start(token.name, token.attributes, token.from);
		if (token.kind === 'end' || token.kind === 'empty') walk.end(token.name, token.to);
		return walk.isTooDeep;
	});
	const kept: string[] = [];
	let from = 0;
	for (const span of walk.dropped) {
		kept.push(xml.slice(from, span.from));
		from = span.to;
	}
	return kept.join('') + xml.slice(from);
}

interface Open {
	/** With its prefix. */
	readonly name: string;
	readonly from: number;
	readonly drops: boolean;
}

/** Follows the tags and collects where elements are that go. */
class Walk {
	isTooDeep = false;
	/** In order; none is inside another. */
	readonly dropped: { readonly from: number; readonly to: number }[] = [];
	private readonly open: Open[] = [];
	/** The open elements by their namespaces. */
	private readonly elements: ExpandedName[] = [];
	private readonly scope = new NamespaceScope();

	constructor(private readonly drops: Drops) {}

	start(name: string, attributes: readonly Attribute[], from: number): void {
		this.isTooDeep = this.open.length >= MOST_DEPTH;
		this.scope.enter(attributes);
		const element = this.scope.ofElement(name);
		this.open.push({ name, from, drops: this.drops(element, this.elements) });
		this.elements.push(element);
	}

	end(name: string, to: number): void {
		let index = this.open.length - 1;
		while (index >= 0 && this.open[index]!.name !== name) index--;
		if (index < 0) return;
		const { drops, from } = this.open[index]!;
		// Elements that are still open inside the one that ends never close.
		while (this.open.length > index) {
			this.open.pop();
			this.elements.pop();
			this.scope.leave();
		}
		if (!drops) return;
		while (this.dropped.length > 0 && this.dropped.at(-1)!.from > from) this.dropped.pop();
		this.dropped.push({ from, to });
	}
}
