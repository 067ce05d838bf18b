/** A document from HTML: its style sheets, its boxes on pages, and its notes. */
import { linkSheet } from '../../html/hints';
import { Families } from '../../html/font-faces';
import { elementsOf, everyElement, innerText, type HtmlDocument, type HtmlElement } from '../../html/nodes';
import { FIRST_PAGE, marginsOn, readPages, sheetNamed, type PageSheet, type PageSheets } from '../../html/page-rules';
import { StyleSheets } from '../../html/style-sheet';
import { DrawingReader, type DrawingTools } from '../../html/svg/drawing-reader';
import { Styler } from '../../html/styler';
import { QUIRKY_SHEET, USUAL_SHEET } from '../../html/user-agent';
import { invalidParameters } from '../../contract/errors';
import { greatest } from '../../lists';
import type { FontFile } from '../../model/font/font-file';
import type { Image } from '../../model/image/image';
import { imageTarget } from '../../markdown/targets';
import { Box } from '../../model/layout/boxes/box';
import { INITIAL } from '../../model/layout/boxes/initial-style';
import type { Color } from '../../model/making/ink';
import type { Quirks } from '../../model/layout/boxes/setting';
import { atEase } from '../../pace/steps';
import { layOutPages, POINTS } from '../../model/layout/lay-out';
import type { PageArea, PageBox } from '../../model/layout/paint/canvas';
import type { Bookmark } from '../../model/making/bookmarks';
import { Composition } from '../../model/making/composition';
import type { TypefaceOptions } from '../../model/making/typefaces';
import type { Job } from '../../pdf/job';
import type { Pace } from '../../pace/pace';
import { TreeBuilder, type Sources } from './box-tree';
import { styleSvgFiles, SvgPictures } from './svg-pictures';
import { readFontFaces } from './fonts/brought-fonts';
import { neededFonts } from './fonts/needed-fonts';
import { Headings } from './headings';
import { TargetPages } from './target-pages';
import { themeSheet } from './theme-sheet';
import type { Theme } from '../markdown/look';
import { LineMaker } from '../markdown/lines';
import { placeLogo } from '../markdown/logo';
import { drawRunningLines, type PageFrame, type RunningTexts } from '../markdown/running-lines';
import { drawMargins, hasBoxesAt, type MarginSources } from './margin-boxes';
import { NamedStrings } from './named-strings';
import { findNotDone, newTold, type Told } from './told';

export interface Wishes {
	/** In points. */
	readonly width: number;
	readonly height: number;
	readonly margin: number;
	readonly pageNumbers: boolean;
	readonly running: RunningTexts;
	readonly logo: Image | undefined;
	readonly accent: Color | undefined;
	readonly theme: Theme;
	readonly font: FontFile | undefined;
	readonly boldFont: FontFile | undefined;
	readonly images: ReadonlyMap<string, Image>;
	/** SVG that the HTML holds as images, by their addresses. */
	readonly svgs: ReadonlyMap<string, HtmlElement>;
}

export interface Made {
	readonly composition: Composition;
	readonly bookmarks: readonly Bookmark[];
	readonly told: Told;
	/** Properties that have no effect, with how often they are given. */
	readonly ignored: ReadonlyMap<string, number>;
	/** Style sheets and fonts at addresses. */
	readonly notLoaded: number;
	/** Scripts, of which none is run. */
	readonly scripts: number;
	/** Whether content is too wide for its page. */
	readonly isCutOff: boolean;
}

export async function makeHtmlDocument({ root, quirks }: HtmlDocument, wishes: Wishes, job: Job): Promise<Made> {
	const { pace } = job;
	const usual = { width: wishes.width / POINTS, height: wishes.height / POINTS, margin: wishes.margin / POINTS };
	const sheets = await sheetsOf(
		root,
		quirks,
		{ width: usual.width - 2 * usual.margin, height: usual.height - 2 * usual.margin },
		themeSheet(wishes.theme, wishes.accent),
		job,
	);
	const svgs = await styleSvgFiles(wishes.svgs, (svg) => sheetsOf(svg, 'none', usual, '', job));
	const pages = await readPages(sheets.pages, usual, pace);
	const page = pages.usual;
	const running = runningOn(page, wishes.running);
	const roots = [root, ...[...svgs.values()].map(({ svg }) => svg)];
	const needed = await neededFonts(roots, sheets, wishes.running, pace);
	const { own, families: fonts, unread } = await readFontFaces(sheets.fontFaces, needed.text, pace);
	const families = new Families(fonts);
	const composition = await openComposition({ ...needed, own }, wishes, job);
	const frame = frameOf(page);
	const logo = wishes.logo && placeLogo(wishes.logo, frame, running, RUNNING_SIZE);
	// The logo needs room below the margin that all pages have.
	const room = logo ? Math.max(logo.room - (page.own.first[0] - page.margins[0]) * POINTS, 0) : 0;
	let found = await nothingFound(root, pace);
	let ignored: Styler['ignored'] = new Map();
	const targets = new TargetPages();
	const { names, shadowsLeftOut, isSettled, unpaged, isCutOff } = await layOutPages(
		{
			box: boxOf(pages),
			quirks,
			targets: () => (targets.isEmpty ? undefined : targets),
			tree: async (content, scale) => {
				targets.begin();
				composition.document.kids.splice(0, composition.document.kids.length);
				found = await nothingFound(root, pace);
				const styler = new Styler(sheets, content, families);
				({ ignored } = styler);
				const { document } = composition;
				const builder = builderOf(root, content, { ...found, styler, images: wishes.images, targets, document, quirks }, svgs);
				const tree = await atEase(builder.build(root), pace);
				// Content that is wider than the page is made smaller, and pixels with it.
				if (room > 0) tree.children = [emptyBox(room / scale), ...tree.children];
				return tree;
			},
		},
		composition,
		pace,
	);
	composition.document.prune();
	const pageOf = (index: number) => sheetNamed(pages, names.of(index));
	const { headings, strings, told } = found;
	const styler = new Styler(sheets, page, families);
	const pictures = new SvgPictures(svgs, page, drawingTools(told, wishes.images));
	const named = strings.onPages(composition.sheets);
	await drawAround(composition, { pageOf, styler, strings: named, root, pictures, told }, { page, running, wishes }, pace);
	const counts = { page: pages.named.size > 0 ? unpaged : 0, 'target-counter': isSettled ? 0 : 1, 'text-shadow': shadowsLeftOut };
	addIgnored(ignored, [...Object.entries(counts), ...styler.ignored, ...refusedOn(pages, names.of(0))]);
	const { links, scripts } = findNotDone(root);
	const notLoaded = sheets.notLoaded + unread + links;
	return { composition, bookmarks: headings.bookmarks, told, ignored, notLoaded, scripts, isCutOff };
}

/** All that is on pages beside their text: the logo, the boxes in margins, and the lines there. */
async function drawAround(
	composition: Composition,
	sources: Omit<MarginSources, 'images' | 'numbers'>,
	{ page, running, wishes }: { readonly page: PageSheet; readonly running: RunningTexts; readonly wishes: Wishes },
	pace: Pace,
): Promise<void> {
	const { pageOf } = sources;
	const { logo, images, pageNumbers } = wishes;
	const frames = frameBy(pageOf, page);
	if (logo) placeLogo(logo, frames(0), running, RUNNING_SIZE).draw(composition.sheets[0]!);
	await drawMargins(composition, { ...sources, images, numbers: pageNumbers && running.footer === undefined }, pace);
	const lines = await LineMaker.of(composition.typefaces);
	const isBare = (index: number, at: 'Header' | 'Footer') => hasBoxesAt(pageOf(index), at === 'Header' ? 'top' : 'bottom');
	await drawRunningLines(composition, lines, { frameOf: frames, size: RUNNING_SIZE, isBare, pace }, running);
}

/** Properties of pages that have no effect. Those of a first page may have one. */
const refusedOn = ({ ignored }: PageSheets, first: string | undefined): (readonly [name: string, count: number])[] =>
	[...ignored].filter((name) => first !== FIRST_PAGE || !name.startsWith('@page :first ')).map((name) => [name, 1]);

/** Filled while boxes are made, which may be more than once. */
const nothingFound = async (root: HtmlElement, pace: Pace) => ({
	headings: await atEase(Headings.read(root), pace),
	strings: new NamedStrings(),
	told: newTold(),
});

function addIgnored(ignored: Styler['ignored'], others: Iterable<readonly [name: string, count: number]>): void {
	for (const [name, count] of others) if (count > 0 && !ignored.has(name)) ignored.set(name, count);
}

function builderOf(
	root: HtmlElement,
	content: ConstructorParameters<typeof SvgPictures>[1],
	sources: Omit<Sources, 'pictures' | 'drawings'>,
	svgs: ConstructorParameters<typeof SvgPictures>[0],
): TreeBuilder {
	const { told, images, styler } = sources;
	const tools = drawingTools(told, images);
	const drawings = new DrawingReader({ ...tools, styler }, root);
	return new TreeBuilder({ ...sources, drawings, pictures: new SvgPictures(svgs, content, tools) });
}

async function openComposition(needed: TypefaceOptions, { font, boldFont }: Wishes, job: Job): Promise<Composition> {
	const composition = await Composition.open({ ...needed, font, boldFont }, job);
	await composition.typefaces.warm([], job.pace);
	return composition;
}

const drawingTools = ({ leftOut, images: missing }: Told, images: Wishes['images']): Omit<DrawingTools, 'styler'> => ({
	tally: { drawn: 0 },
	leaveOut: (name) => leftOut.set(name, (leftOut.get(name) ?? 0) + 1),
	imageAt: (address) => {
		const image = images.get(imageTarget(address));
		if (!image) missing.add(address);
		return image;
	},
});

/** Size of the text that lines in margins are set with, in points. */
const RUNNING_SIZE = 11;
/** A line in a margin needs as much, in points. */
const LEAST_MARGIN = 18;

/**
 * The lines that are drawn: boxes of `@page` take their place.
 *
 * @throws OctavoError `invalid_parameters` if a margin has no room for its line
 */
function runningOn(page: PageSheet, texts: RunningTexts): RunningTexts {
	const { header, footer, ...others } = texts;
	const running: RunningTexts = {
		...others,
		...(!hasBoxesAt(page, 'top') && { header }),
		...(!hasBoxesAt(page, 'bottom') && { footer }),
	};
	const { top, bottom } = frameOf(page);
	const issues = [['header', top] as const, ['footer', bottom] as const]
		.filter(([field, margin]) => running[field] !== undefined && margin < LEAST_MARGIN)
		.map(([field]) => ({
			field,
			message: `needs a margin of at least ${LEAST_MARGIN / 72} inches; give a larger margin, here or in @page of the style sheets`,
			mentions: ['margin'],
		}));
	if (issues.length > 0) throw invalidParameters(issues);
	return running;
}

const frameOf = ({ width, height, margins: [top, right, bottom, left] }: PageSheet): PageFrame => ({
	width: width * POINTS,
	height: height * POINTS,
	left: left * POINTS,
	right: right * POINTS,
	top: top * POINTS,
	bottom: bottom * POINTS,
});

/** The frame of each page for the lines in its margins, which stay where they are on most pages if a margin is too narrow for them. */
function frameBy(pageOf: (index: number) => PageSheet, usual: PageSheet): (index: number) => PageFrame {
	const frames = new Map<PageSheet, PageFrame>();
	const { top, bottom } = frameOf(usual);
	return (index) => {
		const page = pageOf(index);
		let frame = frames.get(page);
		if (!frame) {
			const own = frameOf(page);
			const fits = (margin: number, other: number): number => (margin < LEAST_MARGIN ? other : margin);
			frames.set(page, (frame = { ...own, top: fits(own.top, top), bottom: fits(own.bottom, bottom) }));
		}
		return frame;
	};
}

const boxOf = (pages: PageSheets): PageBox => ({
	widthOf: (name) => {
		const { width, left, right } = frameOf(sheetNamed(pages, name));
		return width - left - right;
	},
	heightOf: (name) => greatest([0, 1, 2].map((index) => areaOn(sheetNamed(pages, name), index).height)),
	areaOf: (index, name) => areaOn(sheetNamed(pages, name), index),
	viewOf: (name) => {
		const { view } = sheetNamed(pages, name);
		return { width: view.width * POINTS, height: view.height * POINTS };
	},
	first: pages.hasFirst ? FIRST_PAGE : undefined,
});

/** A page and the part of it within its margins. */
function areaOn(page: PageSheet, index: number): PageArea {
	const [top, , bottom, left] = marginsOn(page, index);
	return {
		page: { width: page.width * POINTS, height: page.height * POINTS },
		left: left * POINTS,
		top: top * POINTS,
		height: (page.height - top - bottom) * POINTS,
	};
}

/** @param px its height in pixels */
const emptyBox = (px: number): Box => new Box({ ...INITIAL, display: 'block', height: { px, percent: 0 } });

async function sheetsOf(
	root: HtmlElement,
	quirks: Quirks,
	medium: { readonly width: number; readonly height: number },
	theme: string,
	{ pace }: Job,
): Promise<StyleSheets> {
	const sheets = new StyleSheets(medium, pace);
	await sheets.add(USUAL_SHEET, true);
	if (quirks === 'all') await sheets.add(QUIRKY_SHEET, true);
	const body = elementsOf(root).find(({ name }) => name === 'body');
	if (body) await sheets.add(linkSheet(body), true);
	await sheets.add(theme, true);
	for (const element of everyElement(root)) {
		if (element.name !== 'style') continue;
		await sheets.addFor(element.attributes.get('media') ?? '', innerText(element));
	}
	return sheets;
}
