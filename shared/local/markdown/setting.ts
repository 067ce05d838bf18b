/** Everything that all blocks of a document share. */
import type { Image } from '../../model/image/image';
import { LONGEST_TITLE } from '../../model/making/bookmarks';
import type { Composition } from '../../model/making/composition';
import type { Color } from '../../model/making/ink';
import type { Place } from '../../model/making/sheet';
import { plainText } from '../../markdown/plain-text';
import { Slugs } from '../../markdown/slugs';
import { NODE_COST, type Definition, type FootnoteDefinition, type Heading, type RootContent } from '../../markdown/tree';
import type { Pace } from '../../pace/pace';
import { shortenText } from '../../sentences';
import type { Job } from '../../pdf/job';
import type { Theme } from './look';
import type { LineMaker } from './lines';
import type { Geometry } from './pages';

export interface HeadingEntry {
	readonly title: string;
	/** From 1, without gaps. */
	readonly level: number;
	readonly place: Place;
}

/** Facts for notes. */
export interface Told {
	html: boolean;
	readonly links: Set<string>;
	readonly images: Set<string>;
}

export interface Setting {
	readonly job: Job;
	readonly composition: Composition;
	readonly lines: LineMaker;
	readonly geometry: Geometry;
	readonly definitions: ReadonlyMap<string, Definition>;
	readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
	/** Footnotes that were referred to, in that order. */
	readonly cited: Map<string, number>;
	/** By target. */
	readonly images: ReadonlyMap<string, Image>;
	/** Where anchors lead, by name. */
	readonly places: ReadonlyMap<string, Place>;
	readonly headings: ReadonlyMap<Heading, HeadingEntry>;
	readonly told: Told;
	readonly language: string | undefined;
	readonly theme: Theme;
	/** Of headings, bars of quotations and the rules around tables. */
	readonly accent: Color | undefined;
}

/** The costs of keeping a heading and a definition, see `Pace`. */
const [HEADING_COST, DEFINITION_COST] = [3000, 1500];

/** Definitions and footnotes, the first of each name. */
export async function definitionsIn(
	children: readonly RootContent[],
	pace: Pace,
): Promise<Pick<Setting, 'definitions' | 'footnotes'>> {
	const definitions = new Map<string, Definition>();
	const footnotes = new Map<string, FootnoteDefinition>();
	for (const node of everyBlock(children)) {
		const due = pace.step(/efinition$/.test(node.type) ? DEFINITION_COST : NODE_COST);
		if (due) await due;
		if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
		if (node.type === 'footnoteDefinition' && !footnotes.has(node.identifier)) footnotes.set(node.identifier, node);
	}
	return { definitions, footnotes };
}

/** The headings, and where links by their names lead. */
export async function headingsIn(
	children: readonly RootContent[],
	pace: Pace,
): Promise<Pick<Setting, 'headings'> & { readonly places: Map<string, Place> }> {
	const headings = new Map<Heading, HeadingEntry>();
	const places = new Map<string, Place>();
	const slugs = new Slugs();
	const depths: number[] = [];
	for (const node of everyBlock(children)) {
		const due = pace.step(node.type === 'heading' ? HEADING_COST : NODE_COST);
		if (due) await due;
		if (node.type !== 'heading') continue;
		const title = shortenText(plainText(node.children).trim(), LONGEST_TITLE);
		while (depths.length > 0 && depths.at(-1)! >= node.depth) depths.pop();
		depths.push(node.depth);
		const place = {};
		places.set(slugs.next(title), place);
		// Levels begin at 1 and skip none (ISO 14289-1, 7.4.2), whatever the depths are.
		headings.set(node, { title, level: depths.length, place });
	}
	return { headings, places };
}

/** Blocks in reading order, those inside others too. */
export function* everyBlock(children: readonly RootContent[]): Generator<RootContent> {
	const open: Iterator<RootContent, undefined>[] = [children.values()];
	for (let around = open.at(-1); around; around = open.at(-1)) {
		const node = around.next().value;
		if (!node) {
			open.pop();
			continue;
		}
		yield node;
		if (node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem' || node.type === 'footnoteDefinition')
			open.push((node.children as readonly RootContent[]).values());
	}
}
