/** Style sheets as rules in order, and what they say of pages. */
import type { Pace } from '../pace/pace';
import { readKeyframes, type Keyframes } from './animations';
import { readFontFace, type FontFace } from './font-faces';
import { CascadeLayer } from './layers';
import { LONGEST_CONDITION, MOST_RULES, tooManyRules } from './limits';
import { declarationsIn, statementsIn, type Declaration } from './scan-css';
import { nestSelectors } from './nesting';
import { holdsFor, type Medium } from './media';
import { readSelectors, type Selector } from './selectors';
import { isSupported } from './supports';
import type { RegisteredProperty } from './variables';

export interface Rule {
	readonly selector: Selector;
	readonly declarations: readonly Declaration[];
	/** Later rules win. */
	readonly order: number;
	/** Of the sheet that browsers have for all documents. */
	readonly isUsual: boolean;
	readonly layer: CascadeLayer;
}

/** A rule about pages (CSS Paged Media 3, 3). */
export interface PageRule {
	/** Such as `:first` or `wide`; empty for all pages. */
	readonly selector: string;
	readonly declarations: readonly Declaration[];
	/** The boxes in its margins by name, such as `top-left`. */
	readonly boxes: readonly { readonly name: string; readonly declarations: readonly Declaration[] }[];
}

interface Where {
	readonly isUsual: boolean;
	readonly layer: CascadeLayer;
	readonly depth: number;
	/** The selectors of the rule around, if it is within one. */
	readonly parent: string | undefined;
}

/** Rules for media within each other: each is read again. */
const MOST_NESTED = 10;

/** The cost of a character of a sheet, see `Pace`. */
const COST = 150;

export class StyleSheets {
	readonly rules: Rule[] = [];
	readonly pages: PageRule[] = [];
	/** The layer around all others. Its own rules win. */
	readonly layers = new CascadeLayer();
	/** Custom properties of `@property`, by their names. */
	readonly registered = new Map<string, RegisteredProperty>();
	/** Of animations, by their names. */
	readonly keyframes = new Map<string, Keyframes>();
	/** Fonts that the sheets hold themselves. */
	readonly fontFaces: FontFace[] = [];
	/** Sheets and fonts at addresses, which are not fetched. */
	notLoaded = 0;
	/** At-rules that have no effect. */
	readonly ignored = new Set<string>();

	constructor(
		private readonly medium: Medium,
		private readonly pace: Pace,
	) {}

	/** @throws OctavoError `invalid_parameters` for too many rules; `cancelled` */
	async add(text: string, isUsual = false): Promise<void> {
		await this.addAll(text, { isUsual, layer: this.layers, depth: 0, parent: undefined });
	}

	/** The same for paper that these queries hold for. */
	async addFor(media: string, text: string): Promise<void> {
		if (media.length > LONGEST_CONDITION) this.ignored.add('media');
		else if (holdsFor(media, this.medium)) await this.add(text);
	}

	private async addAll(text: string, where: Where): Promise<void> {
		const { depth, parent } = where;
		if (depth > MOST_NESTED) return;
		if (parent !== undefined) this.addRule(parent, declarationsIn(text), where);
		for (const { prelude, block } of statementsIn(text)) {
			const due = this.pace.step((prelude.length + (block?.length ?? 0)) * COST + 2000);
			if (due) await due;
			const name = /^@[\w-]+/.exec(prelude)?.[0].slice(1).toLowerCase();
			if (name !== undefined) await this.addAtRule(name, prelude.slice(name.length + 1).trim(), block, where);
			else if (block !== undefined) {
				const selectors = parent === undefined ? prelude : nestSelectors(prelude, parent);
				if (block.includes('{')) await this.addAll(block, { ...where, depth: depth + 1, parent: selectors });
				else this.addRule(selectors, declarationsIn(block), where);
			}
		}
	}

	private addRule(prelude: string, declarations: readonly Declaration[], { isUsual, layer }: Where): void {
		if (declarations.length === 0) return;
		const selectors = readSelectors(prelude);
		if (!selectors) return;
		for (const selector of selectors) {
			if (this.rules.length === MOST_RULES) throw tooManyRules();
			this.rules.push({ selector, declarations, order: this.rules.length, isUsual, layer });
		}
	}

	private async addAtRule(name: string, prelude: string, block: string | undefined, where: Where): Promise<void> {
		const inner: Where = { ...where, depth: where.depth + 1 };
		if (/^(?:media|supports)$/.test(name) && prelude.length > LONGEST_CONDITION) this.ignored.add(`@${name}`);
		switch (name) {
			case 'media':
				if (block !== undefined && holdsFor(prelude, this.medium)) await this.addAll(block, inner);
				return;
			case 'supports':
				if (block !== undefined && isSupported(prelude)) await this.addAll(block, inner);
				return;
			case 'layer': {
				const [layer, ...others] = prelude.split(',', MOST_RULES + 1).map((one) => where.layer.open(one.trim()));
				if (block !== undefined && others.length === 0) await this.addAll(block, { ...inner, layer: layer! });
				return;
			}
			case 'page':
				if (block !== undefined) this.addPage(prelude, block);
				return;
			case 'import':
				this.notLoaded++;
				return;
			case 'font-face':
				if (block !== undefined) this.addFontFace(block);
				return;
			case 'keyframes':
			case '-webkit-keyframes':
				if (block !== undefined) this.keyframes.set(prelude.replace(/^["']|["']$/g, ''), readKeyframes(block));
				return;
			case 'property':
				if (block !== undefined) this.registered.set(prelude, readProperty(declarationsIn(block)));
				return;
			case 'charset':
			case 'namespace':
			case 'font-feature-values':
			case 'view-transition':
				return;
			default:
				// Those of single programs are not for us.
				if (!name.startsWith('-')) this.ignored.add(`@${name}`);
		}
	}

	private addFontFace(block: string): void {
		const face = readFontFace(declarationsIn(block));
		if (face && face.sources.length > 0) this.fontFaces.push(face);
		else if (/url\(/i.test(block)) this.notLoaded++;
	}

	private addPage(prelude: string, block: string): void {
		const boxes: { readonly name: string; readonly declarations: readonly Declaration[] }[] = [];
		let rules = 0;
		for (const inner of statementsIn(block)) {
			if (++rules > MOST_RULES) throw tooManyRules();
			// A declaration before the box is part of what comes before its block.
			const name = /@([\w-]+)$/.exec(inner.prelude)?.[1];
			if (name !== undefined && inner.block !== undefined)
				boxes.push({ name: name.toLowerCase(), declarations: declarationsIn(inner.block) });
		}
		const declarations = declarationsIn(block);
		for (const selector of prelude.split(',', MOST_RULES + 1)) {
			if (this.pages.length === MOST_RULES) throw tooManyRules();
			this.pages.push({ selector: selector.trim(), declarations, boxes });
		}
	}
}

function readProperty(declarations: readonly Declaration[]): RegisteredProperty {
	const valueOf = (wanted: string): string | undefined => declarations.findLast(({ name }) => name === wanted)?.value;
	return { inherits: valueOf('inherits')?.toLowerCase() !== 'false', initial: valueOf('initial-value') };
}
