/** Which elements a selector is of. */
import { isInState } from './form-states';
import { MOST_COMPARISONS, MOST_OF_ONE, tooMuchMatching } from './limits';
import { elementsOf, languageAround, type HtmlElement, type HtmlNode } from './nodes';
import type { AttributeTest, Compound, Pseudo, Selector } from './selectors';

/** As many characters of an attribute take as long as a comparison. */
const CHARACTERS = 32;

/** Compares selectors with elements, and counts what that costs. */
export class Matcher {
	private comparisons = 0;
	private most = 0;
	/** Of selectors within selectors. */
	private depth = 0;
	/** The element at which the selectors of `:has()` begin. */
	private scope: HtmlElement | undefined;
	private readonly siblings = new WeakMap<HtmlElement, readonly HtmlElement[]>();
	/** The first and the last node of elements that is more than white space. */
	private readonly ends = new WeakMap<HtmlElement, Ends>();
	private readonly among = new WeakMap<Pseudo, WeakMap<HtmlElement, Map<HtmlElement, number>>>();
	private readonly places = new WeakMap<HtmlElement, { readonly first: number; readonly last: number }>();

	get work(): number {
		return this.comparisons;
	}

	/** @throws OctavoError `invalid_parameters` if all comparisons of the document are too many */
	matches({ compounds }: Selector, element: HtmlElement): boolean {
		if (this.depth === 0) this.most = Math.min(this.comparisons + MOST_OF_ONE, MOST_COMPARISONS);
		this.depth++;
		const found = this.from(compounds, 0, element);
		this.depth--;
		return found;
	}

	private from(compounds: readonly Compound[], at: number, element: HtmlElement): boolean {
		const compound = compounds[at]!;
		if (!this.has(compound, element)) return false;
		if (at + 1 === compounds.length) return true;
		switch (compound.combinator) {
			case '>':
				return element.parent !== undefined && this.from(compounds, at + 1, element.parent);
			case ' ':
				for (let above = element.parent; above; above = above.parent) if (this.from(compounds, at + 1, above)) return true;
				return false;
			case '+': {
				const before = this.siblingsOf(element)[element.index - 1];
				return before !== undefined && this.from(compounds, at + 1, before);
			}
			case '~': {
				const all = this.siblingsOf(element);
				for (let index = element.index - 1; index >= 0; index--) if (this.from(compounds, at + 1, all[index]!)) return true;
				return false;
			}
			default:
				return true;
		}
	}

	private has({ name, id, classes, attributes, pseudos }: Compound, element: HtmlElement): boolean {
		if (++this.comparisons > this.most) throw tooMuchMatching();
		if (name !== undefined && name !== element.name) return false;
		if (id !== undefined && id !== element.attributes.get('id')) return false;
		for (const one of classes) if (!element.classes.has(one)) return false;
		for (const test of attributes) {
			this.comparisons += Math.floor((element.attributes.get(test.name)?.length ?? 0) / CHARACTERS);
			if (!hasAttribute(test, element)) return false;
		}
		for (const pseudo of pseudos) if (!this.is(pseudo, element)) return false;
		return true;
	}

	private is(pseudo: Pseudo, element: HtmlElement): boolean {
		switch (pseudo.kind) {
			case 'nth': {
				const place = pseudo.ofType ? this.placeOfType(element) : this.placeOf(element);
				return isNth(pseudo.fromEnd ? place.last : place.first, pseudo.a, pseudo.b);
			}
			case 'nth-of': {
				const places = this.placesAmong(pseudo, element);
				const first = places.get(element);
				return first !== undefined && isNth(pseudo.fromEnd ? places.size - first + 1 : first, pseudo.a, pseudo.b);
			}
			case 'is':
				return pseudo.selectors.some((one) => this.matches(one, element));
			case 'not':
				return !pseudo.selectors.some((one) => this.matches(one, element));
			case 'has':
				return pseudo.selectors.some((one) => this.hasRelative(one, element));
			case 'scope':
				return element === this.scope;
			case 'root':
				return element.parent === undefined;
			case 'empty':
				return element.children.every((node) => node.kind === 'text' && node.value === '');
			case 'first-node':
				return this.endsOf(element.parent)?.first === element;
			case 'last-node':
				return this.endsOf(element.parent)?.last === element;
			case 'link':
				return element.name === 'a' && element.attributes.has('href');
			case 'defined':
				// No script has defined an element of another kind.
				return !element.isHtml || !element.name.includes('-');
			case 'form':
				return isInState(element, pseudo.state);
			case 'lang': {
				const language = languageAround(element);
				return language === pseudo.language || language.startsWith(`${pseudo.language}-`);
			}
			case 'never':
				return false;
		}
	}

	/** Whether an element within this one or after it is of a selector that begins at this one. */
	private hasRelative(selector: Selector, element: HtmlElement): boolean {
		const outer = this.scope;
		this.scope = element;
		const { compounds } = selector;
		const leading = compounds.at(-2)!.combinator;
		// With one step, only children or siblings are reached.
		const isDeep = compounds.length > 2 || leading === ' ';
		let found: boolean;
		if (leading === ' ' || leading === '>') found = this.someOf(this.childrenOf(element), 0, selector, isDeep);
		else if (leading === '~' || isDeep) found = this.someOf(this.siblingsOf(element), element.index + 1, selector, isDeep);
		else {
			const next = this.siblingsOf(element)[element.index + 1];
			found = next !== undefined && this.matches(selector, next);
		}
		this.scope = outer;
		return found;
	}

	private someOf(elements: readonly HtmlElement[], from: number, selector: Selector, isDeep: boolean): boolean {
		for (let at = from; at < elements.length; at++) {
			const one = elements[at]!;
			if (this.matches(selector, one) || (isDeep && this.someOf(this.childrenOf(one), 0, selector, true))) return true;
		}
		return false;
	}

	private siblingsOf(element: HtmlElement): readonly HtmlElement[] {
		return element.parent ? this.childrenOf(element.parent) : [element];
	}

	private childrenOf(parent: HtmlElement): readonly HtmlElement[] {
		let known = this.siblings.get(parent);
		if (!known) this.siblings.set(parent, (known = elementsOf(parent)));
		return known;
	}

	/** From 1, counted from both ends. */
	private endsOf(parent: HtmlElement | undefined): Ends | undefined {
		if (!parent) return undefined;
		let known = this.ends.get(parent);
		if (!known) {
			known = { first: parent.children.find(hasSubstance), last: parent.children.findLast(hasSubstance) };
			this.ends.set(parent, known);
		}
		return known;
	}

	private placeOf(element: HtmlElement): { readonly first: number; readonly last: number } {
		return { first: element.index + 1, last: this.siblingsOf(element).length - element.index };
	}

	/** The places of the siblings that one of the selectors is for, from 1. */
	private placesAmong(pseudo: Extract<Pseudo, { kind: 'nth-of' }>, element: HtmlElement): ReadonlyMap<HtmlElement, number> {
		const parent = element.parent ?? element;
		let known = this.among.get(pseudo);
		if (!known) this.among.set(pseudo, (known = new WeakMap<HtmlElement, Map<HtmlElement, number>>()));
		let places = known.get(parent);
		if (places) return places;
		known.set(parent, (places = new Map<HtmlElement, number>()));
		for (const one of this.siblingsOf(element))
			if (pseudo.selectors.some((selector) => this.matches(selector, one))) places.set(one, places.size + 1);
		return places;
	}

	private placeOfType(element: HtmlElement): { readonly first: number; readonly last: number } {
		const known = this.places.get(element);
		if (known) return known;
		const all = this.siblingsOf(element);
		this.comparisons += all.length;
		const counts = new Map<string, number>();
		for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1);
		const seen = new Map<string, number>();
		for (const one of all) {
			const first = (seen.get(one.name) ?? 0) + 1;
			seen.set(one.name, first);
			this.places.set(one, { first, last: counts.get(one.name)! - first + 1 });
		}
		return this.places.get(element)!;
	}
}

interface Ends {
	readonly first: HtmlNode | undefined;
	readonly last: HtmlNode | undefined;
}

/** Whether a node is more than white space between elements. */
const hasSubstance = (node: HtmlNode): boolean => node.kind === 'element' || /[^ \t\n\r\f]/.test(node.value);

function isNth(place: number, a: number, b: number): boolean {
	if (a === 0) return place === b;
	const rounds = (place - b) / a;
	return rounds >= 0 && Number.isInteger(rounds);
}

function hasAttribute({ name, matcher, value, ignoresCase }: AttributeTest, { attributes }: HtmlElement): boolean {
	const written = attributes.get(name);
	if (written === undefined) return false;
	if (matcher === undefined) return true;
	const [own, wanted] = ignoresCase ? [written.toLowerCase(), value.toLowerCase()] : [written, value];
	switch (matcher) {
		case '=':
			return own === wanted;
		case '~=':
			return wanted !== '' && own.split(/\s+/).includes(wanted);
		case '|=':
			return own === wanted || own.startsWith(`${wanted}-`);
		case '^=':
			return wanted !== '' && own.startsWith(wanted);
		case '$=':
			return wanted !== '' && own.endsWith(wanted);
		case '*=':
			return wanted !== '' && own.includes(wanted);
		default:
			return false;
	}
}
