/** Selectors (Selectors Level 4), made ready to be compared with elements from right to left. */
import parse from 'css-tree/parser';
import type { CssNode, Selector as SelectorNode } from 'css-tree';
import { isFormState, type FormState } from './form-states';
import { LONGEST_SELECTOR } from './limits';

export interface AttributeTest {
	readonly name: string;
	readonly matcher: string | undefined;
	readonly value: string;
	readonly ignoresCase: boolean;
}

export type Pseudo =
	| { readonly kind: 'nth'; readonly a: number; readonly b: number; readonly ofType: boolean; readonly fromEnd: boolean }
	/** Among the siblings that one of the selectors is for. */
	| {
			readonly kind: 'nth-of';
			readonly a: number;
			readonly b: number;
			readonly fromEnd: boolean;
			readonly selectors: readonly Selector[];
	  }
	| { readonly kind: 'not' | 'is' | 'has'; readonly selectors: readonly Selector[] }
	| { readonly kind: 'scope' | 'root' | 'empty' | 'first-node' | 'last-node' | 'link' | 'defined' | 'never' }
	| { readonly kind: 'form'; readonly state: FormState }
	| { readonly kind: 'lang'; readonly language: string };

/** The conditions on one element. */
export interface Compound {
	readonly name: string | undefined;
	readonly id: string | undefined;
	readonly classes: readonly string[];
	readonly attributes: readonly AttributeTest[];
	readonly pseudos: readonly Pseudo[];
	/** How the element on its left is related to it; absent for the first. */
	readonly combinator: ' ' | '>' | '+' | '~' | undefined;
}

export interface Selector {
	/** From right to left. */
	readonly compounds: readonly Compound[];
	/** Identifiers, classes and types, each in a thousand. */
	readonly specificity: number;
	readonly pseudoElement: string | undefined;
}

/** Names with their escapes undone (CSS Syntax 3, 4.3.7): `w-2\\/3` is `w-2/3`. */
const unescapeName = (name: string): string =>
	name.includes('\\')
		? name.replace(/\\(?:([\da-f]{1,6})[ \t\n\r\f]?|([^\n\r\f]))/gi, (_, digits: string | undefined, character: string) => {
				const point = Number.parseInt(digits ?? '', 16);
				if (digits === undefined) return character;
				return point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff) ? '\ufffd' : String.fromCodePoint(point);
			})
		: name;

const CLASS = 1000;
const ID = 1_000_000;

type Draft = { -readonly [K in keyof Compound]: Compound[K] } & {
	classes: string[];
	attributes: AttributeTest[];
	pseudos: Pseudo[];
};

/** The selectors of a list; `undefined` if one of them is not known, which makes the rule void (4.1). */
export function readSelectors(text: string): Selector[] | undefined {
	if (text.length > LONGEST_SELECTOR) return undefined;
	const problems: unknown[] = [];
	let tree: CssNode;
	try {
		tree = parse(text, {
			context: 'selectorList',
			onParseError: (error) => problems.push(error),
		});
	} catch {
		return undefined;
	}
	return problems.length > 0 ? undefined : selectorsOf(tree);
}

function selectorsOf(list: CssNode): Selector[] | undefined {
	if (list.type !== 'SelectorList') return undefined;
	const selectors = list.children.toArray().map((one) => (one.type === 'Selector' ? compileSelector(one) : undefined));
	return selectors.every((one) => one !== undefined) ? selectors : undefined;
}

const newCompound = (): Draft => ({
	name: undefined,
	id: undefined,
	classes: [],
	attributes: [],
	pseudos: [],
	combinator: undefined,
});

/** Pseudo-elements that may be written with one colon. */
const OLD_ELEMENTS = new Set(['before', 'after', 'first-line', 'first-letter']);

function compileSelector({ children }: SelectorNode): Selector | undefined {
	const compounds: Draft[] = [newCompound()];
	let specificity = 0;
	let pseudoElement: string | undefined;
	for (const node of children.toArray()) {
		const last = compounds.at(-1)!;
		switch (node.type) {
			case 'TypeSelector':
				if (node.name !== '*') {
					last.name = node.name.replace(/^.*\|/, '').toLowerCase();
					specificity += 1;
				}
				break;
			case 'IdSelector':
				last.id = unescapeName(node.name);
				specificity += ID;
				break;
			case 'ClassSelector':
				last.classes.push(unescapeName(node.name));
				specificity += CLASS;
				break;
			case 'AttributeSelector':
				last.attributes.push({
					name: node.name.name.toLowerCase(),
					matcher: node.matcher ?? undefined,
					value: node.value ? (node.value.type === 'String' ? node.value.value : node.value.name) : '',
					ignoresCase: node.flags === 'i',
				});
				specificity += CLASS;
				break;
			case 'Combinator':
				compounds.push({ ...newCompound(), combinator: node.name as ' ' | '>' | '+' | '~' });
				break;
			case 'PseudoElementSelector':
				pseudoElement = node.name.toLowerCase();
				specificity += 1;
				break;
			case 'PseudoClassSelector': {
				const name = node.name.toLowerCase();
				if (OLD_ELEMENTS.has(name)) {
					pseudoElement = name;
					specificity += 1;
					break;
				}
				const pseudo = pseudoOf(name, node.children?.toArray() ?? []);
				if (!pseudo) return undefined;
				last.pseudos.push(pseudo.test);
				specificity += pseudo.specificity;
				break;
			}
			default:
				return undefined;
		}
	}
	return { compounds: compounds.reverse(), specificity, pseudoElement };
}

/** Those that need a reader who acts, which paper does not have. */
const NEVER = new Set([
	'hover',
	'focus',
	'focus-within',
	'focus-visible',
	'active',
	'visited',
	'target',
	'indeterminate',
	'fullscreen',
	'modal',
	'popover-open',
	'playing',
	'host',
	'autofill',
]);

const FIRST = { a: 0, b: 1 } as const;

function pseudoOf(
	name: string,
	children: readonly CssNode[],
): { readonly test: Pseudo; readonly specificity: number } | undefined {
	const plain = (test: Pseudo) => ({ test, specificity: CLASS });
	const nth = (where: { readonly a: number; readonly b: number }, ofType: boolean, fromEnd: boolean) =>
		plain({ kind: 'nth', ...where, ofType, fromEnd });
	if (NEVER.has(name)) return plain({ kind: 'never' });
	if (isFormState(name)) return plain({ kind: 'form', state: name });
	switch (name) {
		case 'root':
		case 'empty':
		case 'defined':
			return plain({ kind: name });
		case 'link':
		case 'any-link':
			return plain({ kind: 'link' });
		case '-moz-first-node':
			return plain({ kind: 'first-node' });
		case '-moz-last-node':
			return plain({ kind: 'last-node' });
		case 'first-child':
			return nth(FIRST, false, false);
		case 'last-child':
			return nth(FIRST, false, true);
		case 'first-of-type':
			return nth(FIRST, true, false);
		case 'last-of-type':
			return nth(FIRST, true, true);
		case 'only-child':
			return bothOf(nth(FIRST, false, false).test, nth(FIRST, false, true).test);
		case 'only-of-type':
			return bothOf(nth(FIRST, true, false).test, nth(FIRST, true, true).test);
		case 'nth-child':
		case 'nth-last-child':
		case 'nth-of-type':
		case 'nth-last-of-type':
			return nthIn(name, children[0]);
		case 'not':
		case 'is':
		case 'where':
		case 'matches':
		case '-webkit-any':
			return listedIn(name, children[0]);
		case 'has':
			return relativeIn(children[0]);
		case 'lang': {
			const [first] = children;
			const language = first?.type === 'Identifier' ? first.name : first?.type === 'String' ? first.value : undefined;
			return language === undefined ? undefined : plain({ kind: 'lang', language: language.toLowerCase() });
		}
		default:
			return undefined;
	}
}

/** Places among siblings: all, those of the same name, or those that one of some selectors is for. */
function nthIn(name: string, node: CssNode | undefined): { readonly test: Pseudo; readonly specificity: number } | undefined {
	const where = nthPlaces(node);
	if (!where || node?.type !== 'Nth') return undefined;
	const [ofType, fromEnd] = [name.endsWith('of-type'), name.includes('last')];
	if (!node.selector) return { test: { kind: 'nth', ...where, ofType, fromEnd }, specificity: CLASS };
	const among = ofType ? undefined : listedIn('is', node.selector);
	if (among?.test.kind !== 'is') return undefined;
	const { selectors } = among.test;
	return { test: { kind: 'nth-of', ...where, fromEnd, selectors }, specificity: CLASS + among.specificity };
}

function listedIn(name: string, list: CssNode | undefined): { readonly test: Pseudo; readonly specificity: number } | undefined {
	const selectors = list && selectorsOf(list);
	if (!selectors) return undefined;
	const specificity = name === 'where' ? 0 : selectors.reduce((most, one) => Math.max(most, one.specificity), 0);
	return { test: { kind: name === 'not' ? 'not' : 'is', selectors }, specificity };
}

/** The selectors of `:has()`, each of which begins at the element that has it (4.5). */
function relativeIn(list: CssNode | undefined): { readonly test: Pseudo; readonly specificity: number } | undefined {
	if (
		list?.type !== 'SelectorList' ||
		list.children.some((one) => one.type !== 'Selector' || one.children.last?.type === 'Combinator')
	)
		return undefined;
	const selectors = selectorsOf(list);
	if (!selectors || selectors.length === 0 || selectors.some(isRefusedWithin)) return undefined;
	const specificity = selectors.reduce((most, one) => Math.max(most, one.specificity), 0);
	const written = list.children.toArray();
	const started = selectors.map((one, at) => startAtScope(one, written[at]!));
	return { test: { kind: 'has', selectors: started }, specificity };
}

/** Whether `:has()` does not take it: another one within, or a pseudo-element. */
const isRefusedWithin = ({ compounds, pseudoElement }: Selector): boolean =>
	pseudoElement !== undefined ||
	compounds.some(({ pseudos }) =>
		pseudos.some((one) => one.kind === 'has' || ('selectors' in one && one.selectors.some(isRefusedWithin))),
	);

function startAtScope(selector: Selector, written: CssNode): Selector {
	const scope: Compound = { ...newCompound(), pseudos: [{ kind: 'scope' }] };
	const { compounds } = selector;
	// A combinator at the beginning has an empty compound on its left.
	const isLed = written.type === 'Selector' && written.children.first?.type === 'Combinator';
	const rest = compounds.slice(0, -1);
	return { ...selector, compounds: isLed ? [...rest, scope] : [...rest, { ...compounds.at(-1)!, combinator: ' ' }, scope] };
}

function bothOf(one: Pseudo, other: Pseudo): { readonly test: Pseudo; readonly specificity: number } {
	const of = (pseudos: Pseudo[]): Selector => ({
		compounds: [{ ...newCompound(), pseudos }],
		specificity: 0,
		pseudoElement: undefined,
	});
	return { test: { kind: 'is', selectors: [of([one, other])] }, specificity: CLASS };
}

/** The places of `:nth-child()` and the like: every a-th from b on (CSS Syntax Level 3, 6). */
function nthPlaces(node: CssNode | undefined): { readonly a: number; readonly b: number } | undefined {
	if (node?.type !== 'Nth') return undefined;
	const { nth } = node;
	if (nth.type === 'Identifier') return nth.name === 'odd' ? { a: 2, b: 1 } : nth.name === 'even' ? { a: 2, b: 0 } : undefined;
	const { a, b } = nth;
	return { a: numberIn(a), b: numberIn(b) };
}

const numberIn = (text: string | null | undefined): number => {
	if (text === null || text === undefined) return 0;
	if (text === '' || text === '+') return 1;
	return text === '-' ? -1 : Number(text);
};
