/**
 * npm run layout: the boxes of HTML documents as our layout and Chromium place them, without scripts and linked sheets, on a page of
 * 800 by 600 pixels, with our fonts. A document passes if no edge of any element is further away than the tolerance. The
 * control: of each that passes, the last box is moved by two pixels, which must be noticed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Headings } from '../../shared/local/html/headings';
import { NamedStrings } from '../../shared/local/html/named-strings';
import { TargetPages } from '../../shared/local/html/target-pages';
import { TreeBuilder } from '../../shared/local/html/box-tree';
import { SvgPictures } from '../../shared/local/html/svg-pictures';
import { newTold } from '../../shared/local/html/told';
import { everyElement, innerText, type HtmlDocument, type HtmlElement } from '../../shared/html/nodes';
import { parseHtml } from '../../shared/html/parse-html';
import { DrawingReader } from '../../shared/html/svg/drawing-reader';
import { StyleSheets } from '../../shared/html/style-sheet';
import { Styler } from '../../shared/html/styler';
import { QUIRKY_SHEET, USUAL_SHEET } from '../../shared/html/user-agent';
import type { Box } from '../../shared/model/layout/boxes/box';
import { atEase, atOnce } from '../../shared/pace/steps';
import type { Laid } from '../../shared/model/layout/boxes/laid';
import { Layout } from '../../shared/model/layout/boxes/setting';
import type { Style } from '../../shared/model/layout/boxes/style';
import { widthsOf } from '../../shared/model/layout/intrinsic';
import { layPositioned } from '../../shared/model/layout/boxes/positioned';
import { layOutBox } from '../../shared/model/layout/tree';
import { Element } from '../../shared/model/making/elements';
import { Typefaces } from '../../shared/model/making/typefaces';
import { loadLineBreaks } from '../../shared/model/setting/line-breaks';
import { launch } from '../../scripts/pictures/chromium.mjs';
import { job } from '../../test/support/hosts/local';
import { givenFolder } from '../../test/support/readers/source';
import { aligned, table } from '../core.mts';
import { options, pattern, text } from '../usage.mts';
import { writeFontConfig } from './fonts.mts';

const USAGE = `Usage: npm run layout -- FOLDER [--only PATTERN] [--failed FILE]

  FOLDER          folders of documents, one for each kind
  --only PATTERN  only documents whose names match
  --failed FILE   where the documents that do not pass are listed, each with its first box`;

const { folder, only, failed } = options(USAGE, { only: pattern, failed: text }, (given, words) => ({
	...given,
	folder: givenFolder(words[0]),
}));

const PAGE = { width: 800, height: 600 };
/** In pixels: Chromium rounds to 1/64 of a pixel, and lines to whole ones. */
const TOLERANCE = 0.6;
/** Neither is of use on paper. */
const NOT_COUNTED = /overflow(?:-[xy])?:\s*(?:scroll|auto)|writing-mode|scrollbar/;

/** Left, top, width, height. */
type Rectangle = readonly [number, number, number, number];

const cache = path.join(tmpdir(), 'octavo-layout');
mkdirSync(cache, { recursive: true });
process.env.FONTCONFIG_FILE = writeFontConfig(cache);
const browser = await launch();
const tab = await browser.newPage({ viewport: PAGE, deviceScaleFactor: 1 });

/** The boxes of all elements of the body in Chromium, in the order of the document; those of earlier runs are kept. */
async function theirBoxes(html: string): Promise<Rectangle[]> {
	const file = path.join(cache, `${createHash('sha256').update(html).digest('hex').slice(0, 24)}.json`);
	if (!existsSync(file)) {
		await tab.setContent(html);
		const boxes = await tab.evaluate<Rectangle[]>(
			`[...document.body.querySelectorAll('*')].map((element) => {
				const { left, top, width, height } = element.getBoundingClientRect();
				return [left, top, width, height];
			})`,
		);
		writeFileSync(file, JSON.stringify(boxes));
	}
	return JSON.parse(readFileSync(file, 'utf8')) as Rectangle[];
}

/** Remembers which element has which style. */
class ListingStyler extends Styler {
	readonly elements = new Map<Style, HtmlElement>();

	override styleOf(...given: Parameters<Styler['styleOf']>): ReturnType<Styler['styleOf']> {
		const shared = super.styleOf(...given);
		const styled = { ...shared, style: { ...shared.style } };
		this.elements.set(styled.style, given[0]);
		return styled;
	}
}

const typefaces = await Typefaces.open({ styles: ['SemiBold', 'Italic', 'Serif', 'Mono'], text: '\u200b' }, job().pace);

/** The boxes of the elements in our layout. */
async function ourBoxes({ root, quirks }: HtmlDocument): Promise<Map<HtmlElement, Rectangle>> {
	const { pace } = job();
	const sheets = new StyleSheets(PAGE, pace);
	await sheets.add(USUAL_SHEET, true);
	if (quirks === 'all') await sheets.add(QUIRKY_SHEET, true);
	for (const element of everyElement(root)) if (element.name === 'style') await sheets.add(innerText(element));
	const styler = new ListingStyler(sheets, PAGE);
	const document = new Element('Document', undefined, {});
	const tools = { leaveOut: () => undefined, imageAt: () => undefined, tally: { drawn: 0 } };
	const drawings = new DrawingReader({ ...tools, styler }, root);
	const pictures = new SvgPictures(new Map(), PAGE, tools);
	const headings = atOnce(Headings.read(root));
	const targets = new TargetPages();
	const builder = new TreeBuilder({
		styler,
		images: new Map(),
		pictures,
		headings,
		strings: new NamedStrings(),
		targets,
		told: newTold(),
		drawings,
		document,
		quirks,
	});
	const tree: Box = await atEase(builder.build(root), pace);
	const layout = new Layout({ layOut: layOutBox, widthsOf }, typefaces, await loadLineBreaks(), PAGE, quirks);
	const laid: Laid = await atEase(layout.layOut(tree, PAGE), pace);
	await atEase(layPositioned(laid, layout, true), pace);
	const boxes = new Map<HtmlElement, Rectangle>();
	const waiting: (readonly [Laid, number, number])[] = [[laid, 0, 0]];
	for (const [one, flowLeft, flowTop] of waiting) {
		const [left, top] = [flowLeft + (one.shift?.x ?? 0), flowTop + (one.shift?.y ?? 0)];
		const element = styler.elements.get(one.box.style);
		if (element && !boxes.has(element)) boxes.set(element, [left, top, one.width, one.height]);
		for (const child of [...one.children, ...one.apart]) waiting.push([child, left + child.x, top + child.y]);
		for (const { atoms, inlines, y } of one.lines) {
			for (const atom of atoms) waiting.push([atom.laid, left + atom.laid.x, top + y + atom.laid.y]);
			for (const { box, x, y: down, width, height } of inlines) {
				const owner = styler.elements.get(box.style);
				if (owner && !boxes.has(owner)) boxes.set(owner, [left + x, top + y + down, width, height]);
			}
		}
	}
	return boxes;
}

interface Judged {
	/** The first element that is elsewhere, in words. */
	readonly difference?: string | undefined;
	/** Whether it is noticed that a box is elsewhere. */
	readonly isNoticed?: boolean;
}

async function judgeBoxes(html: string): Promise<Judged> {
	const parsed = await parseHtml(html, job().pace);
	const ours = await ourBoxes(parsed);
	const body = [...everyElement(parsed.root)].find(({ name }) => name === 'body')!;
	const elements = [...everyElement(body)].filter((element) => element !== body);
	const theirs = await theirBoxes(html);
	if (elements.length !== theirs.length) return { difference: `${elements.length} elements, not ${theirs.length}` };
	const difference = firstDifference(elements, ours, theirs);
	if (difference !== undefined) return { difference };
	const last = elements.findLast((element) => ours.has(element));
	if (!last) return { isNoticed: false };
	const [left, ...rest] = ours.get(last)!;
	return { isNoticed: firstDifference(elements, new Map(ours).set(last, [left + 2, ...rest]), theirs) !== undefined };
}

function firstDifference(
	elements: readonly HtmlElement[],
	ours: ReadonlyMap<HtmlElement, Rectangle>,
	theirs: readonly Rectangle[],
): string | undefined {
	for (const [index, element] of elements.entries()) {
		const [own, other] = [ours.get(element), theirs[index]!];
		// Without a box: `display: none`, `display: contents`, or text alone.
		if (!own && (other.every((edge) => edge === 0) || element.name !== 'div')) continue;
		const isAt = own?.every((edge, at) => Math.abs(edge - other[at]!) <= TOLERANCE);
		if (isAt !== true) return `element ${index}: ${own ? told(own) : 'no box'}, not ${told(other)}`;
	}
	return undefined;
}

const told = (box: Rectangle): string => box.map((edge) => String(Math.round(edge * 100) / 100)).join(' ');

const rows: string[][] = [];
const failures: string[] = [];
for (const kind of readdirSync(folder, { withFileTypes: true })) {
	if (!kind.isDirectory()) continue;
	let [passed, noticed, counted, left] = [0, 0, 0, 0];
	for (const name of readdirSync(path.join(folder, kind.name)).sort()) {
		if (!name.endsWith('.html') || (only && !only.test(`${kind.name}/${name}`))) continue;
		const source = readFileSync(path.join(folder, kind.name, name), 'utf8');
		if (NOT_COUNTED.test(source)) {
			left++;
			continue;
		}
		const html = source.replace(/<script[^>]*>[^]*?<\/script>|<link[^>]*>/g, '');
		const { difference, isNoticed } = await judgeBoxes(html).catch((error: unknown): Judged => ({
			difference: (error as Error).stack!.slice(0, 400),
		}));
		counted++;
		if (isNoticed === true) noticed++;
		if (difference === undefined) passed++;
		else failures.push(`${kind.name}/${name}: ${difference}`);
	}
	const share = counted === 0 ? '' : `${((passed / counted) * 100).toFixed(1)} %`;
	rows.push([kind.name, String(counted), String(passed), share, `${noticed} of ${passed}`, String(left)]);
}
await browser.close();
if (failed !== undefined) writeFileSync(failed, `${failures.join('\n')}\n`);
process.stdout.write(`${aligned(table(['kind', 'documents', 'pass', 'share', 'control', 'not counted'], rows))}\n`);
