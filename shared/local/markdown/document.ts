/** A whole document: its settings, its text, contents, footnotes and page numbers. */
import type { Image } from '../../model/image/image';
import type { Bookmark } from '../../model/making/bookmarks';
import { Composition } from '../../model/making/composition';
import type { Color } from '../../model/making/ink';
import { contentsHeading } from '../../model/making/contents';
import type { Place } from '../../model/making/sheet';
import type { OurStyle } from '../../model/making/typefaces';
import type { FontFile } from '../../model/font/font-file';
import { NODE_COST, type Heading, type Nodes, type Root, type RootContent } from '../../markdown/tree';
import { plainText } from '../../markdown/plain-text';
import type { Job } from '../../pdf/job';
import { least } from '../../lists';
import type { Pace } from '../../pace/pace';
import { Blocks } from './blocks';
import { Contents } from './contents';
import { Flow, type Frame, lookOf } from './flow';
import { Footnotes, numberFootnotes, ruleAboveNotes } from './footnotes';
import { LineMaker } from './lines';
import { placeLogo } from './logo';
import { layOutAddress, layOutCover, type CoverWords, type Layout } from './first-page';
import { COLORS, REPORT_ACCENT, Scale, type Theme } from './look';
import { Pages, type Geometry } from './pages';
import { drawRunningLines, type PageFrame, type RunningTexts } from './running-lines';
import { definitionsIn, everyBlock, headingsIn, type HeadingEntry, type Setting, type Told } from './setting';

export interface Wishes {
	readonly geometry: Geometry;
	readonly size: number;
	readonly theme: Theme;
	/** The words on a page before the text, beside the title. */
	readonly cover?: CoverWords | undefined;
	readonly font: FontFile | undefined;
	readonly boldFont: FontFile | undefined;
	readonly images: ReadonlyMap<string, Image>;
	/** Ignored if there is a footer. */
	readonly pageNumbers: boolean;
	readonly running: RunningTexts;
	readonly logo: Image | undefined;
	readonly accent?: Color | undefined;
	readonly contents: boolean;
	readonly language: string | undefined;
}

export interface Made {
	readonly composition: Composition;
	readonly bookmarks: readonly Bookmark[];
	readonly told: Told;
}

/** After a longer list of contents, the text begins on a new page. */
const SHORT = 16;

const FIRST_WORDS = 300;

/** Size of page numbers, in parts of the type size. */
const NUMBER = 0.82;

export async function makeDocument(root: Root, wishes: Wishes, job: Job): Promise<Made> {
	const { geometry, size, images, theme, font, boldFont } = wishes;
	const composition = await Composition.open({ ...(await needsOf(root, wishes, job.pace)), font, boldFont }, job);
	await composition.typefaces.warm(firstWords(root), job.pace);
	const { definitions, footnotes } = await definitionsIn(root.children, job.pace);
	const { headings, places } = await headingsIn(root.children, job.pace);
	const cited = await numberFootnotes(root, footnotes, job.pace);
	for (const identifier of cited.keys()) places.set(`${identifier}\n`, {});
	const told: Told = { html: false, links: new Set(), images: new Set() };
	const lines = await LineMaker.of(composition.typefaces);
	const setting: Setting = {
		job,
		composition,
		lines,
		geometry,
		definitions,
		footnotes,
		cited,
		images,
		places,
		headings,
		told,
		theme,
		accent: wishes.accent ?? (theme === 'report' ? REPORT_ACCENT : undefined),
		language: wishes.language,
	};
	const scale = new Scale(size, theme);
	const { margin } = geometry;
	const frame = outerFrame(geometry, composition);
	const pages = new Pages(composition, geometry, ruleAboveNotes(margin, scale));
	const blocks = new Blocks(() => pages.break());
	const layOut = (nodes: readonly RootContent[], flow: Flow, inner: Frame) => blocks.layOut(nodes, flow, inner);
	const notes = new Footnotes(setting, scale, frame, layOut);
	await notes.prepare();
	const flow = new Flow(setting, scale, (row) => pages.add(row), notes.rowsFor);
	const page = pageFrame(geometry);
	const logo = wishes.logo && placeLogo(wishes.logo, page, wishes.running, size);
	if (logo) flow.row({ before: 0, height: logo.room, keep: true, decorations: [], paint: (sheet) => logo.draw(sheet) });
	const bookmarked = [...headings.values()];
	const contents = new Contents(setting);
	const layout: Layout = { blocks, contents, pages, flow, frame };
	let from = 0;
	if (wishes.cover) from = await layOutCover(root, wishes.cover, layout);
	if (wishes.contents && bookmarked.length > 0) from = await layOutBeginning(root, bookmarked, layout, from);
	if (from === 0 && theme === 'letter') from = await layOutAddress(root, layout);
	await blocks.layOut(root.children.slice(from), flow, frame);
	await pages.finish(job.pace);
	await contents.fill();
	const bare = wishes.cover ? 1 : 0;
	await drawRunningLines(
		composition,
		lines,
		{ frameOf: () => page, size, isBare: (index) => index < bare, pace: job.pace },
		wishes.running,
	);
	// A letter of one page needs no number.
	const isNumbered = wishes.pageNumbers && (theme !== 'letter' || composition.sheets.length > 1);
	if (isNumbered && wishes.running.footer === undefined) await numberPages(setting, scale, flow, bare, job.pace);
	return { composition, bookmarks: bookmarksOf(bookmarked), told };
}

/** The room of the blocks that are not in another one. */
const outerFrame = ({ margin, width }: Geometry, { document }: Composition): Frame => ({
	x: margin,
	width: width - 2 * margin,
	element: document,
	decorations: [],
	color: COLORS.text,
	depth: 0,
	tight: false,
});

const pageFrame = ({ width, height, margin }: Geometry): PageFrame => ({
	width,
	height,
	left: margin,
	right: margin,
	top: margin,
	bottom: margin,
});

/** Begins with the title and the list of contents, which joins the bookmarks; returns how many blocks of the text are there. */
async function layOutBeginning(
	root: Root,
	bookmarked: HeadingEntry[],
	{ blocks, contents, pages, flow, frame }: Layout,
	from: number,
): Promise<number> {
	const title = titleOf(root);
	if (title && from === 0) await blocks.layOut([title], flow, frame);
	const entry: HeadingEntry = { title: contentsHeading(flow.setting.language), level: title ? 2 : 1, place: {} };
	await blocks.contentsHeading(entry, flow, frame);
	// A cover shows the title already.
	const listed = from > 0 ? bookmarked.slice(1) : title ? besideOthers(bookmarked) : bookmarked;
	const shown = await contents.layOut(listed, flow, frame);
	if (shown > SHORT || from > 0) pages.break();
	bookmarked.splice(title ? 1 : 0, 0, entry);
	return title ? 1 : from;
}

/** The first heading, if it is the only one of the first level; one of several is a chapter. */
export function titleOf({ children }: Root): Heading | undefined {
	const [first] = children;
	const isOnly = children.filter((node) => node.type === 'heading' && node.depth === 1).length === 1;
	return isOnly && first?.type === 'heading' && first.depth === 1 ? first : undefined;
}

/** The title is listed on the level of the headings under it, so that the list is as deep as without it. */
function besideOthers([title, ...others]: readonly HeadingEntry[]): HeadingEntry[] {
	const level = others.length > 0 ? least(others.map((one) => one.level)) : title!.level;
	return [{ ...title!, level }, ...others];
}

/** Words of the first paragraphs. */
function firstWords(root: Root): string[] {
	const words: string[] = [];
	for (const node of everyBlock(root.children)) {
		if (words.length > FIRST_WORDS) break;
		if (node.type === 'paragraph') for (const word of plainText(node.children).split(' ', FIRST_WORDS)) words.push(word);
	}
	return words.slice(0, FIRST_WORDS);
}

/** The styles and the characters of the text, which tell the fonts that are needed. */
async function needsOf(
	root: Root,
	{ contents, running, cover }: Wishes,
	pace: Pace,
): Promise<{ readonly styles: readonly OurStyle[]; readonly text: string }> {
	const styles = new Set<OurStyle>();
	const texts: string[] = [running.header ?? '', running.footer ?? '', running.date ?? '', running.title, cover?.author ?? ''];
	if (contents || cover) styles.add('SemiBold');
	const waiting: Nodes[] = [root];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		const due = pace.step(NODE_COST);
		if (due) await due;
		if (node.type === 'heading' || node.type === 'strong' || node.type === 'table' || node.type === 'blockquote')
			styles.add('SemiBold');
		if (node.type === 'emphasis') styles.add('Italic');
		if (node.type === 'code' || node.type === 'inlineCode') styles.add('Mono');
		// Characters that are not ASCII tell whether emoji are needed.
		if ('value' in node) texts.push(node.value.replace(/[\0-\x7f]+/g, ''));
		if ('alt' in node && typeof node.alt === 'string') texts.push(node.alt);
		if ('children' in node) for (const child of node.children) waiting.push(child);
	}
	return { styles: [...styles], text: texts.join('') };
}

/** At the foot of each page, in its middle. */
/** The cost of one number, see `Pace`. */
const NUMBER_COST = 20_000;

async function numberPages(
	{ composition, geometry }: Setting,
	scale: Scale,
	flow: Flow,
	bare: number,
	pace: Pace,
): Promise<void> {
	const { sheets, typefaces } = composition;
	const look = lookOf(flow, COLORS.quiet, scale.size * NUMBER);
	for (const [index, sheet] of sheets.entries()) {
		const due = pace.step(NUMBER_COST);
		if (due) await due;
		if (index < bare) continue;
		const word = typefaces.word(String(index + 1), look.style);
		const x = (geometry.width - (word.width * look.size) / 1000) / 2;
		sheet.run('Footer', {
			kind: 'text',
			x,
			y: geometry.margin / 2 - look.size * 0.3,
			size: look.size,
			color: look.color,
			words: [word],
		});
	}
}

function bookmarksOf(headings: readonly HeadingEntry[]): Bookmark[] {
	const top: Bookmark[] = [];
	const open: { readonly level: number; readonly children: Bookmark[] }[] = [{ level: 0, children: top }];
	for (const { title, level, place } of headings) {
		if (title === '' || !isSet(place)) continue;
		while (open.at(-1)!.level >= level) open.pop();
		const children: Bookmark[] = [];
		open.at(-1)!.children.push({ title, place, children });
		open.push({ level, children });
	}
	return top;
}

const isSet = (place: Place): boolean => place.sheet !== undefined;
