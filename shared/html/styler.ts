/** The style of each element: the rules that are of it, in the order in which they win (CSS Cascading 4, 6). */
import { atOnce, type Steps } from '../pace/steps';
import { zeroOf } from '../model/layout/boxes/setting';
import { inheritStyle, INITIAL, INITIAL_INHERITED } from '../model/layout/boxes/initial-style';
import type { MutableStyle, Style } from '../model/layout/boxes/style';
import { endOfAnimations } from './animations';
import { Families } from './font-faces';
import { hintsOf } from './hints';
import { MOST_DECLARATIONS, tooManyDeclarations } from './limits';
import { Matcher } from './match';
import type { HtmlElement } from './nodes';
import { countBare, declarationsIn, type Declaration } from './scan-css';
import { RuleIndex } from './rule-index';
import type { Rule, StyleSheets } from './style-sheet';
import { castShadows, finishStyle, isFilledWithImage } from './finish-style';
import { scaleFixedPitch } from './values/font-sizes';
import { mirrorName } from './values/logical-properties';
import { isMissed, PROPERTIES, UNREAD } from './values/properties';
import type { Units } from './values/lengths';
import type { Changes, Property, Reading } from './values/property';
import { MOST_OF_VALUES, readValue, type CssNode } from './values/tokens';
import { zoomOf, zoomStyle } from './values/zoom';
import { MOST_TRANSFORMS } from './values/transforms';
import { Replaced, Variables } from './variables';

/** A style with the variables that the elements inside may use. */
export interface Styled {
	readonly style: Style;
	readonly variables: Variables;
}

/** The style of an element, and which content is made around its own. */
export type Made = Styled & { readonly pseudos: readonly PseudoName[] };

/** `bar` is the filled part of a gauge, which has several names; that of a meter whose value is not good has two others. */
export type PseudoName =
	'before' | 'after' | 'marker' | 'first-letter' | 'first-line' | 'placeholder' | 'bar' | 'suboptimal-bar' | 'worst-bar';

const PSEUDOS: Readonly<Record<string, PseudoName>> = {
	before: 'before',
	after: 'after',
	marker: 'marker',
	'first-letter': 'first-letter',
	'first-line': 'first-line',
	placeholder: 'placeholder',
	'-webkit-input-placeholder': 'placeholder',
	'-webkit-progress-value': 'bar',
	'-webkit-meter-optimum-value': 'bar',
	'-webkit-meter-suboptimum-value': 'suboptimal-bar',
	'-webkit-meter-even-less-good-value': 'worst-bar',
	'-moz-progress-bar': 'bar',
};

const pseudoNamed = (name: string): PseudoName | undefined => (Object.hasOwn(PSEUDOS, name) ? PSEUDOS[name] : undefined);

interface Weighed {
	readonly declaration: Declaration;
	/** From the browser, an attribute, the author or the element; then the same, if it is important. */
	readonly tier: number;
	/** The rank of its layer; where it is important, earlier layers win. */
	readonly layer: number;
	readonly specificity: number;
	readonly order: number;
}

interface Shared {
	readonly styled: Styled;
	/** Of the parent. */
	readonly variables: Variables;
	/** Properties that have no effect. */
	readonly unknown: readonly string[];
}

/** Longer styles of elements are rarely the same. */
const LONGEST_SHARED = 500;

/** Tells styles apart that other declarations make; `undefined` if they are not shared. */
function styleKeyOf(
	rules: readonly Rule[],
	hints: readonly Declaration[],
	written: string | undefined,
	which?: PseudoName,
): string | undefined {
	if (written !== undefined && written.length > LONGEST_SHARED) return undefined;
	const numbers = rules.map(({ order }) => order).join();
	const hinted = hints.map(({ name, value }) => `${name}:${value}`).join(';');
	return hinted.length > LONGEST_SHARED ? undefined : `${which ?? ''}${numbers}|${hinted}|${written ?? ''}`;
}

/** A property of our own: the color of the body, which tables of old documents take (`quirks.css` of Chromium). */
const BODY_COLOR = '-octavo-body-color';
const FIRST: ReadonlySet<string> = new Set(['color', BODY_COLOR, 'direction', 'font', 'font-family', 'font-size', 'font-style']);
/** Those that are not read a second time. */
const FIRST_ALONE: ReadonlySet<string> = new Set(['font-size', 'color', BODY_COLOR, 'zoom']);
const FIRST_KEYS: ReadonlySet<string> = new Set(['color', 'fontSize', 'fontSizedBy']);
/** Values that `all` leaves. */
const KEPT_KEYS: ReadonlySet<string> = new Set(['direction', 'unicodeBidi', 'zoom', 'ownFont']);
const [USUAL, HINT, AUTHOR, ELEMENT] = [0, 1, 2, 3];
const IMPORTANT = 4;
/** Texts of values whose nodes are remembered. */
const MOST_REMEMBERED = 20_000;

/** Comparisons of selectors after which others may run. */
const COMPARISONS_AT_ONCE = 50_000;

export class Styler {
	/** Names of properties that have no effect, with how often they were given. */
	readonly ignored = new Map<string, number>();
	readonly matcher = new Matcher();
	private readonly index: RuleIndex;
	private readonly nodes = new Map<string, readonly CssNode[] | undefined>();
	private readonly inline = new Map<string, readonly Declaration[]>();
	private readonly replaced = new Replaced();
	/** Styles of elements with the same rules in parents of the same style: in long documents most are alike. */
	private readonly shared = new WeakMap<Style, Map<string, Shared>>();
	/** Names that the style that is being made does not know. */
	private unknown: string[] = [];
	private rem = 16;
	private bodyColor: Style['color'] | undefined;
	private work = 0;
	/** Declarations of all elements. */
	private declared = 0;
	/** Characters of the values of all elements, and where those of this element end. */
	private valued = 0;
	private mostValued = 0;
	/** The rules of the element that was styled last. */
	private found: { readonly element: HtmlElement; readonly rules: readonly Rule[] } | undefined;

	constructor(
		private readonly sheets: StyleSheets,
		private readonly page: { readonly width: number; readonly height: number },
		private readonly families = new Families(),
	) {
		sheets.layers.number();
		for (const name of sheets.ignored) this.ignored.set(name, 1);
		this.index = new RuleIndex(sheets.rules);
	}

	/** The cost of styles since this was asked, see `Pace`: elements may have any number of rules and variables. */
	takeWork(): number {
		const { work } = this;
		this.work =
			this.matcher.work * 30 +
			this.replaced.characters * 60 +
			this.declared * 300 +
			this.valued * 200 +
			this.sheets.rules.length * 500;
		return this.work - work;
	}

	/** The style of the root's parent: that of nothing. */
	get start(): Styled {
		return { style: INITIAL, variables: new Variables(undefined, this.replaced, this.sheets.registered) };
	}

	/** Finds the rules of an element in steps, before its style is asked for: it may be compared with very many. */
	*findRules(element: HtmlElement): Steps<void> {
		const rules: Rule[] = [];
		let { work } = this.matcher;
		for (const list of this.index.of(element))
			for (const rule of list) {
				if (this.matcher.matches(rule.selector, element)) rules.push(rule);
				if (this.matcher.work - work < COMPARISONS_AT_ONCE) continue;
				({ work } = this.matcher);
				yield this.takeWork();
			}
		this.found = { element, rules };
	}

	/** The style of an element, and whether something is made before and after its content. */
	styleOf(element: HtmlElement, parent: Styled, table: HtmlElement | undefined): Made {
		const rules = this.rulesOf(element);
		const listed: Weighed[] = [];
		const pseudos = new Set<PseudoName>();
		for (const rule of rules) {
			const { pseudoElement } = rule.selector;
			if (pseudoElement === undefined) addRule(listed, rule);
			else {
				const which = pseudoNamed(pseudoElement);
				if (which) pseudos.add(which);
			}
		}
		const hints = hintsOf(element, table);
		for (const declaration of hints) listed.push({ declaration, tier: HINT, layer: 0, specificity: 0, order: 0 });
		const written = element.attributes.get('style');
		if (written !== undefined)
			for (const declaration of this.declarationsOf(written))
				listed.push({ declaration, tier: ELEMENT + (declaration.important ? IMPORTANT : 0), layer: 0, specificity: 0, order: 0 });
		const key = element.parent === undefined ? undefined : styleKeyOf(rules, hints, written);
		const styled = this.share(key, listed, parent, element.parent === undefined);
		if (element.name === 'body') this.bodyColor ??= styled.style.color;
		if (element.parent === undefined) this.rem = styled.style.fontSize / styled.style.zoom;
		return { ...styled, pseudos: [...pseudos].sort() };
	}

	/** The style of the content that is made before or after that of an element. */
	pseudoStyle(element: HtmlElement, which: PseudoName, parent: Styled): Styled {
		const listed: Weighed[] = [];
		const rules = this.rulesOf(element).filter(
			({ selector: { pseudoElement } }) => pseudoElement !== undefined && pseudoNamed(pseudoElement) === which,
		);
		for (const rule of rules) addRule(listed, rule);
		return this.share(styleKeyOf(rules, [], undefined, which), listed, parent, false);
	}

	/** A style of these declarations alone, such as that of a box in the margin of a page. */
	styleFrom(declarations: readonly Declaration[], parent: Styled): Styled {
		const listed = declarations.map((declaration, order) => ({ declaration, tier: AUTHOR, layer: 0, specificity: 0, order }));
		return this.apply(listed, parent, false);
	}

	private rulesOf(element: HtmlElement): readonly Rule[] {
		if (this.found?.element !== element) atOnce(this.findRules(element));
		return this.found!.rules;
	}

	private declarationsOf(text: string): readonly Declaration[] {
		let known = this.inline.get(text);
		if (!known) {
			known = declarationsIn(text);
			if (this.inline.size < MOST_REMEMBERED) this.inline.set(text, known);
		}
		return known;
	}

	/** The style that the same declarations made before, if the parent is alike, too. */
	private share(key: string | undefined, listed: Weighed[], parent: Styled, isRoot: boolean): Styled {
		if (key === undefined) return this.apply(listed, parent, isRoot);
		let known = this.shared.get(parent.style);
		if (!known) this.shared.set(parent.style, (known = new Map<string, Shared>()));
		let found = known.get(key);
		if (found?.variables === parent.variables) for (const name of found.unknown) this.ignore(name);
		else {
			this.unknown = [];
			const styled = this.apply(listed, parent, isRoot);
			found = { styled, variables: parent.variables, unknown: this.unknown };
			known.set(key, found);
		}
		return found.styled;
	}

	private ignoreHere(name: string): void {
		this.ignore(name);
		this.unknown.push(name);
	}

	private ignore(name: string): void {
		this.ignored.set(name, (this.ignored.get(name) ?? 0) + 1);
	}

	private apply(listed: Weighed[], parent: Styled, isRoot: boolean): Styled {
		this.declared += listed.length;
		if (listed.length > MOST_DECLARATIONS) throw tooManyDeclarations();
		this.replaced.beginElement();
		this.mostValued = this.valued + MOST_OF_VALUES;
		listed.sort(
			(one, other) =>
				one.tier - other.tier || one.layer - other.layer || one.specificity - other.specificity || one.order - other.order,
		);
		const scope = this.scopeOf(listed, parent);
		const declarations = this.animate(listed, scope);
		const around = this.zoom(parent.style, declarations, scope);
		const style = inheritStyle(around);
		// The color, the direction and the size of the type first: other values are in relation to them.
		for (const declaration of declarations)
			if (FIRST.has(declaration.name)) this.set(style, declaration, around, scope, isRoot);
			else if (declaration.name === 'all') assignAll(style, declaration.value, around, true);
		scaleFixedPitch(style, around);
		this.findFont(style);
		const { fontSize, fontSizedBy } = style;
		for (const declaration of declarations) {
			const { name, value } = declaration;
			if (name === 'all') assignAll(style, value, around, false);
			else if (!FIRST_ALONE.has(name) && !name.startsWith('--')) this.set(style, declaration, around, scope, isRoot);
			if (name === 'font') Object.assign(style, { fontSize, fontSizedBy });
		}
		this.findFont(style);
		if (isFilledWithImage(style)) this.ignoreHere('background-clip');
		if (!castShadows(style)) this.ignoreHere('filter');
		return { style: finishStyle(style, around), variables: scope };
	}

	/** Lengths may be in the widths of a font of the document. */
	private findFont(style: MutableStyle): void {
		if (!this.families.isEmpty) style.ownFont = this.families.find(style);
	}

	/** The style around an element, as large as its `zoom` says. */
	private zoom(around: Style, declarations: readonly Declaration[], scope: Variables): Style {
		const last = declarations.findLast(({ name }) => name === 'zoom');
		const text = last && withVariables(last.value, scope);
		const ratio = text === undefined ? undefined : zoomOf(this.nodesOf(text) ?? []);
		return ratio === undefined ? around : zoomStyle(around, ratio);
	}

	/** The declarations in order, with those that animations leave: they win over all that are not important. */
	private animate(listed: readonly Weighed[], scope: Variables): Declaration[] {
		const declarations = listed.map(({ declaration }) => declaration);
		const { keyframes } = this.sheets;
		if (keyframes.size === 0) return declarations;
		const left = endOfAnimations(declarations, keyframes, (text) => withVariables(text, scope));
		if (left.length === 0) return declarations;
		const important = listed.findIndex(({ tier }) => tier >= IMPORTANT);
		const at = important < 0 ? declarations.length : important;
		return [...declarations.slice(0, at), ...left, ...declarations.slice(at)];
	}

	/** The variables of an element, which are mostly those of its parent. */
	private scopeOf(listed: readonly Weighed[], { variables }: Styled): Variables {
		const own = listed.filter(({ declaration }) => declaration.name.startsWith('--'));
		if (own.length === 0 && !variables.hasOwn) return variables;
		const scope = variables.inside();
		for (const { declaration } of own) scope.set(declaration.name, declaration.value);
		return scope;
	}

	private set(style: MutableStyle, { name: given, value }: Declaration, parent: Style, scope: Variables, isRoot: boolean): void {
		const name = style.direction === 'rtl' ? mirrorName(given) : given;
		const property = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined;
		if (!property) {
			if (name === BODY_COLOR) style.color = this.bodyColor ?? style.color;
			else if (isMissed(name, value)) this.ignoreHere(name);
			return;
		}
		const text = withVariables(value, scope);
		if (text === undefined) return assign(style, property, parent, 'unset');
		const word = text.trim().toLowerCase();
		if (word === 'inherit' || word === 'initial' || word === 'unset' || word === 'revert' || word === 'revert-layer')
			return assign(style, property, parent, word);
		const length = text.length < LONGEST_SHARED ? text.length : countBare(text);
		if (this.valued + length > this.mostValued) return this.ignoreHere(name);
		this.valued += length;
		const nodes = this.nodesOf(text);
		if (!nodes || nodes.length === 0) return;
		const units: Units = {
			em: style.fontSize,
			rem: isRoot ? style.fontSize / style.zoom : this.rem,
			zero: () => zeroOf(style),
			pageWidth: this.page.width,
			pageHeight: this.page.height,
			zoom: style.zoom,
		};
		const reading: Reading = { ...units, parent, own: style };
		const changes: Changes | undefined = property.read(nodes, reading);
		// Values that no browser knows either need no note; long ones may be longer than we read.
		if (!changes && (nodes.length > MOST_TRANSFORMS || UNREAD.test(text))) this.ignoreHere(name);
		if (!changes) return;
		Object.assign(style, changes);
	}

	private nodesOf(text: string): readonly CssNode[] | undefined {
		if (this.nodes.has(text)) return this.nodes.get(text);
		const nodes = readValue(text);
		if (this.nodes.size < MOST_REMEMBERED) this.nodes.set(text, nodes);
		return nodes;
	}
}

/** `undefined` if a variable is not there. */
const withVariables = (text: string, scope: Variables): string | undefined =>
	/var\(/i.test(text) ? scope.replaceIn(text) : text;

function addRule(listed: Weighed[], { declarations, selector: { specificity }, order, isUsual, layer: { rank } }: Rule): void {
	for (const declaration of declarations) {
		const { important } = declaration;
		const tier = (isUsual ? USUAL : AUTHOR) + (important ? IMPORTANT : 0);
		listed.push({ declaration, tier, layer: important ? -rank : rank, specificity, order });
	}
}

const INHERITED = new Set(Object.keys(INITIAL_INHERITED));

/** The words that every property takes (CSS Cascading 4, 7.3). */
function assign(style: MutableStyle, { keys }: Pick<Property, 'keys'>, parent: Style, word: string): void {
	for (const key of keys) {
		const inherits = word === 'inherit' || (word !== 'initial' && INHERITED.has(key));
		(style as unknown as Record<string, unknown>)[key] = (inherits ? parent : INITIAL)[key];
	}
}

/** `all`: every value, in two rounds, because the color and the size of the type are read before the others. */
function assignAll(style: MutableStyle, value: string, parent: Style, isFirst: boolean): void {
	const word = value.trim().toLowerCase();
	if (word !== 'initial' && word !== 'unset' && word !== 'inherit') return;
	const keys = (Object.keys(INITIAL) as Property['keys'][number][]).filter(
		(key) => FIRST_KEYS.has(key) === isFirst && !KEPT_KEYS.has(key),
	);
	assign(style, { keys }, parent, word);
}
