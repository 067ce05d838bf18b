/** Cuts elements out of XML in PDF streams (XMP, XFA). Everything else keeps its bytes. */
import type { Pace } from '../../pdf/pace';
import { NamespaceScope, type ExpandedName } from './namespaces';
import { readXml, type Attribute } from './xml-reader';

export interface XmlElement extends ExpandedName {
	/** The elements that it is in, the outermost first. */
	readonly ancestors: readonly ExpandedName[];
}

/**
 * `xml` without the elements that `drops` names, contents included. An element that never closes stays, because `xml` may be a
 * fragment: an XFA form is an element in pieces. Linear in the length of `xml`, whatever is in it.
 */
export async function withoutElements(xml: string, drops: (element: XmlElement) => boolean, pace: Pace): Promise<string> {
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

/** Deeper than any form nests. */
const MOST_DEPTH = 1000;

interface Open extends ExpandedName {
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
	private readonly scope = new NamespaceScope();
	/** How many open elements have a name. */
	private readonly names = new Map<string, number>();

	constructor(private readonly drops: (element: XmlElement) => boolean) {}

	start(name: string, attributes: readonly Attribute[], from: number): void {
		this.isTooDeep = this.open.length >= MOST_DEPTH;
		this.scope.enter(attributes);
		const element = this.scope.ofElement(name);
		const drops = this.drops({ ...element, ancestors: this.open });
		this.open.push({ name, ...element, from, drops });
		this.names.set(name, (this.names.get(name) ?? 0) + 1);
	}

	/** Elements that are still open inside the one that ends never close. */
	end(name: string, to: number): void {
		if ((this.names.get(name) ?? 0) === 0) return;
		let last = this.leave();
		while (last.name !== name) last = this.leave();
		if (!last.drops) return;
		while (this.dropped.length > 0 && this.dropped.at(-1)!.from > last.from) this.dropped.pop();
		this.dropped.push({ from: last.from, to });
	}

	private leave(): Open {
		const last = this.open.pop()!;
		this.scope.leave();
		this.names.set(last.name, this.names.get(last.name)! - 1);
		return last;
	}
}
