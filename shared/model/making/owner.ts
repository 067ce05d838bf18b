/** Elements inside a paragraph, such as links. They are added to the structure when they are drawn, so that they are in reading order. */
import type { Element, ElementFacts, Tag } from './elements';
import type { LinkTarget } from './sheet';

export class Owner {
	private block: Element | undefined;
	private element: Element | undefined;

	constructor(
		private readonly tag: Tag,
		private readonly facts: ElementFacts,
		private readonly above: Owner | undefined,
		/** Of a link. */
		readonly link?: { readonly target: LinkTarget; readonly contents: string },
	) {}

	/** The element in this block. */
	in(block: Element): Element {
		if (!this.element || this.block !== block) {
			this.element = (this.above?.in(block) ?? block).add(this.tag, this.facts);
			this.block = block;
		}
		return this.element;
	}

	/** The innermost link of these. */
	get linking(): Owner | undefined {
		return this.link ? this : this.above?.linking;
	}
}
